import { type ElementType, type LazyExoticComponent, lazy, useEffect } from 'react'
import { sayNotLoaded } from './say-not-loaded.ts'

type Component = Exclude<ElementType, string>

/** In the place of a part that did not come. It says so each time that the part would be shown: a button that opens it is not silent. */
function NotLoaded() {
  useEffect(sayNotLoaded, [])
  return null
}

/** A part of a page whose code comes when it is first shown. Where it does not come, that is said and the page is shown without it. */
export const lazyPart = <Part extends Component>(load: () => Promise<Part>): LazyExoticComponent<Part> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as unknown as Part }),
    ),
  )
