import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { receiptTitle } from '@teeshala/contract/orders/amounts/receipt'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { download } from '../api/download.ts'
import { useAction } from '../api/use-action.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'
import { ErrorAlert } from '../ui/ErrorAlert.tsx'

type ReceiptButtonProps = {
  order: Pick<AnyOrder, '_id' | 'paymentStatus' | 'invoice' | 'creditNote' | 'credits' | 'vouchers'>
  /** For orders opened without an account. */
  token: string | null
}

/** Downloads an order's documents as PDF: the invoice, or before that a receipt; vouchers for advances, and credit notes. */
export function ReceiptButton({ order, token }: ReceiptButtonProps) {
  const { _id, paymentStatus, invoice, creditNote, credits = [], vouchers = [] } = order
  const opened = { params: { id: _id }, ...bySecret(token) }
  return (
    <>
      <DownloadButton
        title={invoice ? texts.invoice : receiptTitle(paymentStatus)}
        save={() => download('downloadReceipt', fileOf(invoice?.number ?? _id), opened)}
      />
      {vouchers.map(({ number, kind, amount }) => (
        <DownloadButton
          key={number}
          title={texts.voucherOf(kind, formatAmount(amount))}
          save={() =>
            download('downloadReceipt', fileOf(number), {
              ...opened,
              query: {
                paper: kind,
                part: `${placeOf(
                  number,
                  vouchers.filter((each) => each.kind === kind),
                )}`,
              },
            })
          }
        />
      ))}
      {credits.map(({ number, amount }, index) => (
        <DownloadButton
          key={number}
          title={texts.creditNoteOf(formatAmount(amount))}
          save={() =>
            download('downloadReceipt', fileOf(number), {
              ...opened,
              query: { paper: 'credit_note', part: `${index + 1}` },
            })
          }
        />
      ))}
      {creditNote && (
        <DownloadButton
          title={texts.creditNote}
          save={() =>
            download('downloadReceipt', fileOf(creditNote.number), { ...opened, query: { paper: 'credit_note' } })
          }
        />
      )}
    </>
  )
}

/** Documents of a kind are counted from 1. */
const placeOf = (number: string, ofKind: readonly { number: string }[]) =>
  ofKind.findIndex((each) => each.number === number) + 1

const fileOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`

function DownloadButton({ title, save }: { title: string; save: () => Promise<unknown> }) {
  const { run, isPending, error } = useAction({ act: save, failed: texts.thePdfCouldNotBeMade })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={20} />}
        loading={isPending}
        onClick={() => void run()}
      >
        {texts.pdfReceiptTitle(title)}
      </Button>
      <ErrorAlert error={error} />
    </>
  )
}
