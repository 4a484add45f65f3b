import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { Quote } from '@teeshala/contract/printing/quote'
import { download } from '../api/download.ts'
import { useAction } from '../api/use-action.ts'

/** Saves a quote as a PDF. */
export function QuotePdfButton({ quote: { _id, token } }: { quote: Pick<Quote, '_id' | 'token'> }) {
  const { run, isPending, error } = useAction({
    act: () => download('downloadQuote', `${_id}.pdf`, { params: { id: _id }, query: { t: token } }),
    failed: 'The PDF could not be made. Please try again.',
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={20} />}
        loading={isPending}
        onClick={() => void run()}
      >
        Download PDF
      </Button>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
    </>
  )
}
