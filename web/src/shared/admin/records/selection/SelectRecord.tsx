import { Checkbox } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import * as texts from '../../../../texts/shared/admin.ts'
import classes from './select.module.css'
import type { RecordSelection } from './use-record-selection.ts'

const boxes = 'input[data-selects-record]'

type SelectRecordProps = { id: string; name: string; selection: RecordSelection }

/** Selects a record; with Shift, a range. Arrow keys move to the next one, with Shift selecting it, too. */
export function SelectRecord({ id, name, selection }: SelectRecordProps) {
  return (
    <Checkbox
      classNames={{ input: classes.box ?? '' }}
      aria-label={texts.selectNamed(name)}
      checked={selection.isSelected(id)}
      data-selects-record={id}
      onKeyDown={goOn(selection)}
      onChange={({ nativeEvent }) => selection.toggle(id, { isRange: (nativeEvent as MouseEvent).shiftKey === true })}
    />
  )
}

const goOn = (selection: RecordSelection) => (event: KeyboardEvent<HTMLInputElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [...document.querySelectorAll<HTMLInputElement>(boxes)]
  const next = all[all.indexOf(event.currentTarget) + step]
  const id = next?.dataset.selectsRecord
  if (!next || id === undefined) return
  next.focus()
  if (event.shiftKey && !selection.isSelected(id)) selection.toggle(id, { isRange: false })
}
