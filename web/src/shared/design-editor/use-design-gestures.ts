import { type DesignPlace, moveDesign, scaleDesign, turnDesign } from '@teeshala/contract/designs/design-place'
import { type SnapLines, snapDesign } from '@teeshala/contract/designs/snap-design'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Held } from './held.ts'
import type { Moving } from './use-moving.ts'

type Spot = { readonly x: number; readonly y: number }
type Grip = 'move' | 'scale' | 'turn'
type Gesture = {
  grip: Grip
  /** What was held when the first finger came down. */
  held: Held
  start: DesignPlace
  at: Map<number, Spot>
  from: Map<number, Spot>
}

type Gestures = {
  area: PrintArea
  held: Held | undefined
  /** The lines it snaps to while dragged without Alt. */
  lines: SnapLines
  moving: Moving
}

const distance = (one: Spot, other: Spot) => Math.hypot(other.x - one.x, other.y - one.y)
const angle = (from: Spot, to: Spot) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/**
 * Moves, scales and rotates a design by mouse, pen and touch: by its handles, two fingers, or the wheel while it has
 * focus. `frame` is the element that shows the print area.
 */
export function useDesignGestures(frame: RefObject<HTMLElement | null>, { area, held, lines, moving }: Gestures) {
  const gesture = useRef<Gesture>(undefined)
  const [isMoving, setIsMoving] = useState(false)
  const now = useRef({ area, held })
  now.current = { area, held }

  useEffect(() => {
    const element = frame.current
    const wheel = (event: WheelEvent) => {
      const { area, held } = now.current
      if (!held || held.isLocked || !element?.contains(document.activeElement)) return
      event.preventDefault()
      held.put(scaleDesign(held.place, Math.exp(-event.deltaY / 600), area, held.smallestMm))
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [frame])

  const begin = (grip: Grip, held: Held, at: Map<number, Spot>) => {
    gesture.current = { grip, held, start: moving.place() ?? held.place, at, from: new Map(at) }
  }

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !held || held.isLocked) return
    const grip = (event.target as HTMLElement).closest<HTMLElement>('[data-grip]')?.dataset.grip as Grip | undefined
    if (!grip && !gesture.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = new Map(gesture.current?.at)
    at.set(event.pointerId, { x: event.clientX, y: event.clientY })
    begin(at.size > 1 ? 'move' : (grip ?? 'move'), gesture.current?.held ?? held, at)
    setIsMoving(true)
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture
    if (!current?.at.has(event.pointerId) || !frame.current) return
    current.at.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const box = frame.current.getBoundingClientRect()
    const after = placeAfter(current, area, current.held.smallestMm, box)
    const isDragged = current.grip === 'move' && !event.altKey
    moving.show(current.held, isDragged ? snapDesign(after, area, lines) : after)
  }

  const up = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture
    if (!current?.at.delete(event.pointerId)) return
    if (current.at.size > 0) return begin('move', current.held, current.at)
    gesture.current = undefined
    moving.end()
    setIsMoving(false)
  }

  const handlers = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
  return { isMoving, handlers }
}

function placeAfter(
  { grip, start, at, from }: Gesture,
  area: PrintArea,
  smallestMm: number,
  box: DOMRect,
): DesignPlace {
  const pxPerMm = box.width / area.widthMm
  const [first, second] = [...at.keys()]
  const [now, before] = [at.get(first as number) as Spot, from.get(first as number) as Spot]
  if (second !== undefined) {
    const [now2, before2] = [at.get(second) as Spot, from.get(second) as Spot]
    const scaled = scaleDesign(start, distance(now, now2) / Math.max(1, distance(before, before2)), area, smallestMm)
    const turned = turnDesign(scaled, angle(now, now2) - angle(before, before2), area)
    const [to, origin] = [middle(now, now2), middle(before, before2)]
    return moveDesign(turned, (to.x - origin.x) / pxPerMm, (to.y - origin.y) / pxPerMm, area)
  }
  if (grip === 'move') return moveDesign(start, (now.x - before.x) / pxPerMm, (now.y - before.y) / pxPerMm, area)
  const centre = {
    x: box.left + (start.xMm + start.widthMm / 2) * pxPerMm,
    y: box.top + (start.yMm + start.heightMm / 2) * pxPerMm,
  }
  if (grip === 'turn') return turnDesign(start, angle(centre, now) - angle(centre, before), area)
  return scaleDesign(start, distance(centre, now) / Math.max(1, distance(centre, before)), area, smallestMm)
}
