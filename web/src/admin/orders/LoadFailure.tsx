import { Alert, Button } from '@mantine/core'
import * as texts from '../../texts/admin/orders/orders.ts'
import '@mantine/core/styles/Alert.layer.css'
import { sentenceFor } from '../../shared/api/api-failure.ts'

type LoadFailureProps = {
  error: unknown
  /** Shown if the server gave no reason. */
  fallback: string
  onRetry: () => void
}

/** A list or record that failed to load, with a retry button. */
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
