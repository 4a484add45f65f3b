import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './GrowingTextarea.module.css'

type GrowingTextareaProps = Omit<TextareaProps, 'autosize' | 'classNames' | 'styles'>

/**
 * A field of several lines that is as high as what is written in it, from `minRows` to `maxRows` lines. The browser sizes it: Mantine's
 * `autosize` lays the whole page out several times for each field, which took most of a second of a phone's page.
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
