/** While something is moved, the screen uses only transforms; the draft is updated once it rests. */
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import { linesUnder, type SnapLines } from '@teeshala/contract/designs/snap-design'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Held } from './held.ts'
import { boxTransform, layerTransform, type ShownArea } from './moved-box.ts'
import { showGuides } from './SnapGuides.tsx'

/** How long held fingers must rest before resolution and position are updated. */
const restMs = 300

export type Moving = {
  /** Returns its present place; undefined if nothing is being moved. */
  readonly place: () => DesignPlace | undefined
  /** Shows the held designs at another place in the next frame. */
  readonly show: (held: Held, to: DesignPlace) => void
  /** Stores its present place. */
  readonly end: () => void
}

/** Moves the picture of the held designs and the box around it on a stage, without re-rendering anything else. */
export function useMoving(
  stage: RefObject<HTMLElement | null>,
  held: Held | undefined,
  shown: ShownArea,
  lines: SnapLines,
): Moving {
  const moved = useRef<{ readonly held: Held; readonly to: DesignPlace }>(undefined)
  const frame = useRef<number>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restFrame = useRef<number>(undefined)
  const laid = useRef({ held, shown, lines })
  laid.current = { held, shown, lines }

  const draw = () => {
    frame.current = undefined
    const { current } = moved
    const { held, shown, lines } = laid.current
    const { area } = shown
    if (!stage.current || !held) return
    const places = new Map(current?.held.placesAt(current.to).map(({ id, place }) => [id, place]))
    for (const { id, place } of held.designs) {
      const to = places.get(id) ?? place
      const name = CSS.escape(id)
      const picture = stage.current.querySelector<SVGElement>(`[data-layer="${name}"]`)
      if (picture) picture.style.transform = layerTransform(place, to, shown)
      const part = stage.current.querySelector<HTMLElement>(`[data-part="${name}"]`)
      if (part) Object.assign(part.style, boxTransform(place, to, area))
    }
    const box = stage.current.querySelector<HTMLElement>('[role="application"]')
    if (box) Object.assign(box.style, boxTransform(held.place, current?.to ?? held.place, area))
    showGuides(current && linesUnder(current.to, lines))
  }

  // A re-rendered design is shown at its present place.
  useLayoutEffect(draw)
  useEffect(
    () => () => {
      for (const each of [frame, restFrame]) if (each.current !== undefined) cancelAnimationFrame(each.current)
      clearTimeout(rest.current)
    },
    [],
  )

  const stir = () => {
    clearTimeout(rest.current)
    if (restFrame.current !== undefined) cancelAnimationFrame(restFrame.current)
  }
  const put = () => {
    stir()
    moved.current?.held.put(moved.current.to)
  }
  return {
    place: () => moved.current?.to,
    show: (held, to) => {
      moved.current = { held, to }
      stir()
      rest.current = setTimeout(() => {
        // A move that waits for its frame counts first: with slow frames there is no rest.
        restFrame.current = requestAnimationFrame(put)
      }, restMs)
      frame.current ??= requestAnimationFrame(draw)
    },
    end: () => {
      put()
      moved.current = undefined
    },
  }
}
