import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import * as texts from '../../texts/shared/ui.ts'
import { Notice } from './Notice.tsx'

type FailedNoticeProps = Omit<ComponentProps<typeof Notice>, 'title' | 'isError'> & {
  title?: string
  onRetry: () => unknown
}

/** A page or a part of it that failed to load, with a retry button. */
export function FailedNotice({ title = texts.oops, onRetry, children, ...props }: FailedNoticeProps) {
  return (
    <Notice isError title={title} {...props}>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
      {children}
    </Notice>
  )
}
