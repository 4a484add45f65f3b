import type { KeyboardEvent } from 'react'
import { redo, undo } from './design-history.ts'

const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isChoice(target))

/** Returns whether a field is for choosing, not typing. */
export const isChoice = ({ type }: HTMLInputElement) => ['radio', 'checkbox', 'range', 'color'].includes(type)

/** Handles Ctrl Z (undo) and Ctrl Shift Z (redo) outside of text fields, which have their own. */
export function stepByKeys(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event
  if (!(event.ctrlKey || event.metaKey) || key.toLowerCase() !== 'z' || isTyping(target)) return
  event.preventDefault()
  if (shiftKey) redo()
  else undo()
}
