import { type ElementType, type LazyExoticComponent, lazy, useEffect } from 'react'
import { sayNotLoaded } from './say-not-loaded.ts'

type Component = Exclude<ElementType, string>

/** Replaces a part that failed to load. It says so each time it would be shown, so that a button that opens it is not silent. */
function NotLoaded() {
  useEffect(sayNotLoaded, [])
  return null
}

/** A lazily loaded part of a page. If it fails to load, a message says so and the page works without it. */
export const lazyPart = <Part extends Component>(load: () => Promise<Part>): LazyExoticComponent<Part> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as unknown as Part }),
    ),
  )
