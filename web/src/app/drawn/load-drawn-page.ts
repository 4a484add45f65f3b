import { matchPath } from 'react-router-dom'
import { componentOf, type LoadedPage } from '../page-route.ts'
import { storePages } from '../store-pages.ts'
import { runPageFiles } from './run-page-files.ts'

/**
 * Loads the code of the page prerendered in this HTML, `pattern` being its URL; nothing if the URL asks for
 * something else, such as a search: then the shop renders the page from scratch.
 */
export async function loadDrawnPage(pattern: string | undefined): Promise<LoadedPage | undefined> {
  if (pattern === undefined || location.search !== '') return undefined
  await runPageFiles()
  return loadPage(matchPath(pattern, location.pathname) ? location.pathname : '')
}

/** Loads the page of a URL with all its code; undefined if there is none. */
export async function loadPage(address: string): Promise<LoadedPage | undefined> {
  for (const route of storePages) {
    const match = matchPath(route.path, address)
    if (!match) continue
    const [Component] = await Promise.all([componentOf(route.page), route.code?.(match.params)])
    return { route, Component, params: match.params }
  }
  return undefined
}
