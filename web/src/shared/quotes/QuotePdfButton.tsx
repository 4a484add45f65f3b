import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { Quote } from '@teeshala/contract/printing/quotes/quote'
import * as texts from '../../texts/shared/printing.ts'
import { download } from '../api/download.ts'
import { useAction } from '../api/use-action.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'
import { ErrorAlert } from '../ui/ErrorAlert.tsx'

/** Downloads a quote as a PDF. */
export function QuotePdfButton({ quote: { _id, token } }: { quote: Pick<Quote, '_id' | 'token'> }) {
  const { run, isPending, error } = useAction({
    act: () => download('downloadQuote', `${_id}.pdf`, { params: { id: _id }, ...bySecret(token) }),
    failed: texts.thePdfCouldNotBeMade,
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={20} />}
        loading={isPending}
        onClick={() => void run()}
      >
        {texts.downloadPdf}
      </Button>
      <ErrorAlert error={error} />
    </>
  )
}
