import { type ElementType, type LazyExoticComponent, lazy } from 'react'
import { sayNotLoaded } from './say-not-loaded.ts'

type Component = Exclude<ElementType, string>

const nothing = () => null
let isSaid = false

/** A part of a page whose code comes when it is first shown. Where it does not come, that is said once and the page is shown without it. */
export const lazyPart = <Part extends Component>(load: () => Promise<Part>): LazyExoticComponent<Part> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => {
        if (!isSaid) sayNotLoaded()
        isSaid = true
        return { default: nothing as unknown as Part }
      },
    ),
  )
