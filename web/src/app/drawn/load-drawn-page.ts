import { matchPath } from 'react-router-dom'
import type { LoadedPage } from '../page-route.ts'
import { storePages } from '../store-pages.ts'
import { runPageFiles } from './run-page-files.ts'

/**
 * The code of the page that the build has drawn into this HTML, `pattern` being its address; nothing where the address asks for
 * something else, such as a search: the shop then draws the page itself, over what stands there.
 */
export async function loadDrawnPage(pattern: string | undefined): Promise<LoadedPage | undefined> {
  if (pattern === undefined || location.search !== '') return undefined
  await runPageFiles()
  return loadPage(matchPath(pattern, location.pathname) ? location.pathname : '')
}

/** The page of an address with all its code, or nothing where none has it. */
export async function loadPage(address: string): Promise<LoadedPage | undefined> {
  for (const route of storePages) {
    const match = matchPath(route.path, address)
    if (!match) continue
    const [Component] = await Promise.all([route.page(), route.code?.(match.params)])
    return { route, Component, params: match.params }
  }
  return undefined
}
