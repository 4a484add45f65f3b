import { maxPressNote } from '@teeshala/contract/orders/order-extras'
import * as texts from '../../texts/shared/orders.ts'
import { GrowingTextarea } from '../ui/fields/GrowingTextarea.tsx'

type PressNoteProps = { value: string; hint: string; onChange: (note: string) => void }

/** The customer's note to the press; `hint` says what it is for. */
export function PressNote({ value, hint, onChange }: PressNoteProps) {
  return (
    <GrowingTextarea
      label={texts.noteToThePress}
      description={hint}
      maxLength={maxPressNote}
      minRows={2}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
