import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A pointer that moves less than this between down and up is a click, not a drag. */
const stillPx = 4

/** Returns whether a click adds to or removes from the selection, as in drawing programs. */
export const isAdding = ({ shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) =>
  shiftKey || ctrlKey || metaKey

type BoxClicks = {
  /** Whether the box is around several designs. */
  isSeveral: boolean
  onSelect: (id: string, isAdded: boolean) => void
  /** Called when the bare garment is clicked. */
  onEnd: (() => void) | undefined
}

/**
 * Selects what is under the selection's box at the clicked point. Elements carry their id: `data-beneath` if not selected, `data-part`
 * if selected. Under the box of a single design Shift is needed: a plain press there starts a drag.
 */
export function useBoxClicks({ isSeveral, onSelect, onEnd }: BoxClicks) {
  const pressed = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDownCapture: ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y }
    },
    onClick: (event: MouseEvent) => {
      const { clientX: x, clientY: y, target } = event
      const from = pressed.current
      // Uncovered elements handle their clicks themselves.
      const isCovered = target instanceof Element && !target.closest('[data-beneath]')
      if (!isCovered || !from || Math.hypot(x - from.x, y - from.y) > stillPx) return
      const isAdded = isAdding(event)
      const [id] = document.elementsFromPoint(x, y).flatMap((element) => {
        const { beneath, part } = (element as HTMLElement).dataset
        return beneath ?? part ?? []
      })
      if (id === undefined) {
        if (!isAdded) onEnd?.()
      } else if (isAdded || isSeveral) onSelect(id, isAdded)
    },
  }
}
