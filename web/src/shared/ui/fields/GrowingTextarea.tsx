import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './GrowingTextarea.module.css'

type GrowingTextareaProps = Omit<TextareaProps, 'autosize' | 'classNames' | 'styles'>

/**
 * A multi-line field that grows with its content from `minRows` to `maxRows`. The browser does the sizing: Mantine's
 * `autosize` recalculates the page's layout several times per field, which cost a phone most of a second.
 */
export function GrowingTextarea({ minRows = 1, maxRows, ...props }: GrowingTextareaProps) {
  const rows = { '--rows-at-least': minRows, '--rows-at-most': maxRows } as React.CSSProperties
  return (
    <Textarea
      rows={minRows}
      resize="vertical"
      {...props}
      classNames={{ input: classes.input }}
      styles={{ input: rows }}
    />
  )
}
