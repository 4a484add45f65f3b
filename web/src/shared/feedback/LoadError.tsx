import { Button } from '@mantine/core'
import { wordsFor } from '../api/api-error.ts'
import { Notice } from './Notice.tsx'

type LoadErrorProps = {
  error: unknown
  /** The words of the specification for this failure. */
  message: string
  title?: string
  order?: 1 | 2
  onRetry: () => void
}

/** In place of content that could not be loaded. */
export function LoadError({ error, message, title = 'Oops!', order = 2, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <Notice title={title} text={wordsFor(error, message)} order={order}>
        <Button onClick={onRetry}>Try Again</Button>
      </Notice>
    </div>
  )
}
