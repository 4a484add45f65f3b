import { createContext, useContext, useEffect, useState } from 'react'

/** What stands in the way when a dialog or a drawer is to be left. It is given the way on, to go it later or never. */
export type Hold = (go: () => void) => void

/** A dialog or a drawer, for what is shown in it. */
export type Layer = {
  /** Holds it open. Returns what lets go of it. */
  hold: (hold: Hold) => () => void
  /** Goes where leads out of it, as soon as nothing holds it open. */
  leave: Hold
}

/** The page itself, which is left in other ways. */
const page: Layer = { hold: () => () => {}, leave: (go) => go() }

/** What is shown here is in this layer. */
export const LayerContext = createContext(page)

/** Returns the layer of a dialog or a drawer. The one below stays as long as this one is there: it hears Escape, too, and before it. */
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
