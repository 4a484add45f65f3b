import { createContext, useContext, useEffect, useState } from 'react'

/** Intercepts leaving a dialog or drawer. It gets the continuation, to call it later or never. */
export type Hold = (go: () => void) => void

/** A dialog or drawer, as seen by its contents. */
export type Layer = {
  /** Keeps it open. Returns a function that releases it. */
  hold: (hold: Hold) => () => void
  /** Continues out of it, as soon as nothing keeps it open. */
  leave: Hold
}

/** The page itself, which is left in other ways. */
const page: Layer = { hold: () => () => {}, leave: (go) => go() }

/** The layer of the present contents. */
export const LayerContext = createContext(page)

/** Returns the layer of a dialog or drawer. The one below stays open meanwhile: it also receives Escape, and earlier. */
export function useLayer(): Layer {
  const below = useContext(LayerContext)
  const [layer] = useState(newLayer)
  useEffect(() => below.hold(() => {}), [below])
  return layer
}

function newLayer(): Layer {
  const holds: Hold[] = []
  return {
    hold: (hold) => {
      holds.push(hold)
      return () => holds.splice(holds.indexOf(hold), 1)
    },
    leave: (go) => {
      const latest = holds.at(-1)
      if (latest) latest(go)
      else go()
    },
  }
}
