import { Alert, type AlertProps } from '@mantine/core'
import type { ReactNode } from 'react'

type ErrorAlertProps = Omit<AlertProps, 'color' | 'role' | 'children'> & { error: ReactNode }

/** What went wrong, announced as soon as it appears; nothing as long as all is well. */
export function ErrorAlert({ error, ...props }: ErrorAlertProps) {
  if (!error) return null
  return (
    <Alert color="red" role="alert" {...props}>
      {error}
    </Alert>
  )
}
