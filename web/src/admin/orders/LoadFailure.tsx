import { Alert, Button } from '@mantine/core'
import * as texts from '../../texts/admin/orders/orders.ts'
import '@mantine/core/styles/Alert.layer.css'
import { sentenceFor } from '../../shared/api/api-failure.ts'

type LoadFailureProps = {
  error: unknown
  /** Said where the shop gave no reason. */
  fallback: string
  onRetry: () => void
}

/** A list or a record that did not come, and the way to ask for it again. */
export function LoadFailure({ error, fallback, onRetry }: LoadFailureProps) {
  return (
    <Alert color="red" role="alert">
      <p>{texts.errorWith(sentenceFor(error, fallback))}</p>
      <Button variant="default" size="compact-md" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Alert>
  )
}
