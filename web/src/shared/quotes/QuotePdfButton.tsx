import type { Quote } from '@teeshala/contract/printing/quotes/quote'
import * as texts from '../../texts/shared/printing.ts'
import { download } from '../api/download.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'
import { DownloadButton } from '../orders/DownloadButton.tsx'

/** Downloads a quote as a PDF. */
export function QuotePdfButton({ quote: { _id, token } }: { quote: Pick<Quote, '_id' | 'token'> }) {
  return (
    <DownloadButton
      label={texts.downloadPdf}
      save={() => download('downloadQuote', `${_id}.pdf`, { params: { id: _id }, ...bySecret(token) })}
    />
  )
}
