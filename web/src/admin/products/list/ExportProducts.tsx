import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { formatCount } from '@teeshala/contract/count-format'
import { useState } from 'react'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { download } from '../../../shared/api/download.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'

/** Saves all products as a spreadsheet that the import takes back. */
export function ExportProducts() {
  const [bytes, setBytes] = useState(0)
  const { run, isPending } = useAction({
    act: () =>
      download('exportProducts', `products-${new Date().toISOString().slice(0, 10)}.csv`, {
        onProgress: (progress) => setBytes(progress.bytes),
      }),
    failed: (failure) => {
      toast.bad(sentenceFor(failure, 'The export broke off. Please try again.'))
      return undefined
    },
    onSuccess: () => toast.good('Products exported'),
  })
  return (
    <Button variant="default" leftSection={<IconDownload size={18} />} disabled={isPending} onClick={() => run()}>
      {isPending ? `Exporting… ${formatCount(Math.round(bytes / 1000))} KB` : 'Export to CSV'}
    </Button>
  )
}
