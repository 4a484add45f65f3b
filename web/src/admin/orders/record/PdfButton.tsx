import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { download } from '../../../shared/api/download.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './PdfButton.module.css'

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-IN')} KB`

type PdfButtonProps = {
  orderId: string
  call: 'downloadPrintSheet' | 'downloadJobTicket' | 'downloadParcelLabel'
  /** The noun for the download: 'print sheet'. */
  noun: string
}

/** Downloads a document about an order, with progress. */
export function PdfButton({ orderId, call, noun }: PdfButtonProps) {
  const [bytes, setBytes] = useState(0)
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      setBytes(0)
      const onProgress = ({ bytes: loaded }: { bytes: number }) => setBytes(loaded)
      return download(call, `${orderId}-${noun.replaceAll(' ', '-')}.pdf`, { params: { id: orderId }, onProgress })
    },
  })
  return (
    <div className={classes.sheet}>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={20} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {texts.download(noun)}
      </Button>
      <p role="status" className={classes.progress}>
        {isPending && (bytes === 0 ? texts.makingThePdf : texts.received(kilobytes(bytes)))}
        {isSuccess && texts.saved(kilobytes(bytes))}
      </p>
      <ErrorAlert error={error && sentenceFor(error, texts.couldNotBeMade(noun))} />
    </div>
  )
}
