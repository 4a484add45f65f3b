import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A finger or a mouse that moves no further than this between down and up has pressed, and dragged nothing. */
const stillPx = 4

/** Whether a click takes a design to those at hand, or out of them, as in every drawing program. */
export const isAdding = ({ shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) =>
  shiftKey || ctrlKey || metaKey

type BoxClicks = {
  /** Whether the box is around several designs. */
  isSeveral: boolean
  onSelect: (id: string, isAdded: boolean) => void
  /** The bare garment was clicked. */
  onEnd: (() => void) | undefined
}

/**
 * Selects what lies beneath the box of the designs at hand, which covers it, where it is clicked. It carries its id: `data-beneath` where it is none of them, `data-part`
 * where it is. Beneath the box of a single one it takes Shift: a click there is the beginning of a drag.
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
      // What is not covered takes its click itself.
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
