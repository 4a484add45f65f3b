import { Alert, Button } from '@mantine/core'
import * as texts from '../../texts/shared/orders.ts'
import '@mantine/core/styles/Alert.layer.css'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { receiptTitle } from '@teeshala/contract/orders/receipt'
import { download } from '../api/download.ts'
import { useAction } from '../api/use-action.ts'

type ReceiptButtonProps = {
  order: Pick<AnyOrder, '_id' | 'paymentStatus'>
  /** Of an order that is opened without an account. */
  token: string | null
}

/** Saves what was ordered and paid as a PDF. */
export function ReceiptButton({ order: { _id, paymentStatus }, token }: ReceiptButtonProps) {
  const { run, isPending, error } = useAction({
    act: () => download('downloadReceipt', `${_id}.pdf`, { params: { id: _id }, query: { t: token ?? '' } }),
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
        {texts.pdfReceiptTitle(receiptTitle(paymentStatus))}
      </Button>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
    </>
  )
}
