import { apiPage } from '../../shared/api/api.ts'
import type { Page } from '../../shared/api/request.ts'
import * as texts from '../../texts/admin/product-type.ts'
import type { Entry } from './entry.ts'

/** Shown if a response is not a list. */
export const unexpectedFormat = texts.unexpectedDataFormatReceivedFromServer

/** A page of the product types, by name. */
export async function typePage(cursor: string | undefined, signal: AbortSignal): Promise<Page<Entry>> {
  const page = checked(await apiPage('listTypesInUse', { query: { cursor }, signal }))
  return { ...page, items: page.items.map(({ type, ...entry }) => ({ ...entry, name: type })) }
}

/** A page of the colours, by name. */
export async function colorPage(cursor: string | undefined, signal: AbortSignal): Promise<Page<Entry>> {
  return checked(await apiPage('listColorsInUse', { query: { cursor }, signal }))
}

function checked<T>(page: Page<T>): Page<T> {
  if (!Array.isArray(page.items)) throw new TypeError(unexpectedFormat)
  return page
}
