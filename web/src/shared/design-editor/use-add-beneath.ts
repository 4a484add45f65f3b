import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A finger or a mouse that moves no further than this between down and up has pressed, and dragged nothing. */
const stillPx = 4

/** Whether a click takes a design to those at hand, as in every drawing program. */
export const isAdding = ({ shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) =>
  shiftKey || ctrlKey || metaKey

/** Takes to the designs at hand what lies beneath their box, which covers it, where it is clicked with Shift. Such a design carries `data-beneath`, its id. */
export function useAddBeneath(onAdd: (id: string) => void) {
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
      if (!isCovered || !isAdding(event) || !from || Math.hypot(x - from.x, y - from.y) > stillPx) return
      const [id] = document.elementsFromPoint(x, y).flatMap((element) => (element as HTMLElement).dataset.beneath ?? [])
      if (id !== undefined) onAdd(id)
    },
  }
}
