import { Alert, type AlertProps, Stack } from '@mantine/core'
import * as texts from '../../texts/shared/admin.ts'
import { SmallButton } from '../ui/SmallButton.tsx'

type LoadFailureProps = Pick<AlertProps, 'title' | 'mb'> & {
  /** What failed. */
  words?: string
  /** Why, beside the button. */
  reason?: string
  onRetry: () => unknown
}

/** A part of the admin area that failed to load, with a retry button. */
export function LoadFailure({ words, reason, onRetry, ...props }: LoadFailureProps) {
  return (
    <Alert color="red" role="alert" {...props}>
      <Stack gap="sm" align="flex-start">
        {words && <span>{words}</span>}
        {reason && <span>{reason}</span>}
        <SmallButton onClick={onRetry}>{texts.tryAgain}</SmallButton>
      </Stack>
    </Alert>
  )
}
