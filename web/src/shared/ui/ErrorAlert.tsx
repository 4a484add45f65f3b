import { Alert, type AlertProps } from '@mantine/core'

type ErrorAlertProps = Omit<AlertProps, 'color' | 'role' | 'children'> & {
  error: string | false | null | undefined
}

/** What went wrong, announced as soon as it appears; nothing as long as all is well. */
export function ErrorAlert({ error, ...props }: ErrorAlertProps) {
  if (!error) return null
  return (
    <Alert color="red" role="alert" {...props}>
      {error}
    </Alert>
  )
}
