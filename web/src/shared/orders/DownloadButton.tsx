import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import * as texts from '../../texts/shared/orders.ts'
import { useAction } from '../api/use-action.ts'
import { ErrorAlert } from '../ui/ErrorAlert.tsx'

/** Downloads a PDF. */
export function DownloadButton({ label, save }: { label: string; save: () => Promise<unknown> }) {
  const { run, isPending, error } = useAction({ act: save, failed: texts.thePdfCouldNotBeMade })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={20} />}
        loading={isPending}
        onClick={() => void run()}
      >
        {label}
      </Button>
      <ErrorAlert error={error} />
    </>
  )
}
