import { receiptTitle } from '@teeshala/contract/orders/amounts/receipt'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { download } from '../api/download.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'
import { DownloadButton } from './DownloadButton.tsx'

type ReceiptButtonProps = {
  order: Pick<AnyOrder, '_id' | 'paymentStatus' | 'invoice' | 'creditNote' | 'credits' | 'vouchers'>
  /** For orders opened without an account. */
  token: string | null
}

/** Downloads an order's documents as PDF: the invoice, or before that a receipt; vouchers for advances, and credit notes. */
export function ReceiptButton({ order, token }: ReceiptButtonProps) {
  const { _id, paymentStatus, invoice, creditNote, credits = [], vouchers = [] } = order
  const opened = { params: { id: _id }, ...bySecret(token) }
  const papers = [
    { title: invoice ? texts.invoice : receiptTitle(paymentStatus), number: invoice?.number ?? _id, query: undefined },
    ...vouchers.map(({ number, kind, amount }) => {
      const part = placeOf(
        number,
        vouchers.filter((each) => each.kind === kind),
      )
      return { title: texts.voucherOf(kind, formatAmount(amount)), number, query: { paper: kind, part: `${part}` } }
    }),
    ...credits.map(({ number, amount }, index) => ({
      title: texts.creditNoteOf(formatAmount(amount)),
      number,
      query: { paper: 'credit_note' as const, part: `${index + 1}` },
    })),
    ...(creditNote
      ? [{ title: texts.creditNote, number: creditNote.number, query: { paper: 'credit_note' as const } }]
      : []),
  ]
  return papers.map(({ title, number, query }) => (
    <DownloadButton
      key={query ? number : 'receipt'}
      label={texts.pdfReceiptTitle(title)}
      save={() => download('downloadReceipt', fileOf(number), { ...opened, ...(query && { query }) })}
    />
  ))
}

/** Documents of a kind are counted from 1. */
const placeOf = (number: string, ofKind: readonly { number: string }[]) =>
  ofKind.findIndex((each) => each.number === number) + 1

const fileOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`
