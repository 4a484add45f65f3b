/** What is held while it is moved: the screen shows it by transforms alone, the draft hears of it once it rests. */
import type { DesignPlace } from '@teeshala/contract/designs/design-place'
import { linesUnder, type SnapLines } from '@teeshala/contract/designs/snap-design'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Held } from './held.ts'
import { boxTransform, layerTransform, type ShownArea } from './moved-box.ts'
import { showGuides } from './SnapGuides.tsx'

/** So long fingers that still hold it are at rest before its dots an inch and its place are told. */
const restMs = 300

export type Moving = {
  /** Where it is by now; undefined where nothing is moved. */
  readonly place: () => DesignPlace | undefined
  /** Shows what is held at another place with the next frame. */
  readonly show: (held: Held, to: DesignPlace) => void
  /** Keeps it where it is by now. */
  readonly end: () => void
}

/** Moves the picture of what is held, and the box around it, on a stage; nothing else is drawn anew. */
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

  // What is laid anew is shown where it is by now.
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
        // A move that waits for its frame comes before this: where frames take long, it is no rest.
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
