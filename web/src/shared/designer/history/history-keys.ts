import type { KeyboardEvent } from 'react'
import { redo, undo } from './design-history.ts'

const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isChoice(target))

/** Whether a field is chosen from and not typed into. */
export const isChoice = ({ type }: HTMLInputElement) => ['radio', 'checkbox', 'range', 'color'].includes(type)

/** Ctrl Z takes back what was designed, outside of fields, which have their own; with Shift it makes it again. */
export function stepByKeys(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event
  if (!(event.ctrlKey || event.metaKey) || key.toLowerCase() !== 'z' || isTyping(target)) return
  event.preventDefault()
  if (shiftKey) redo()
  else undo()
}
