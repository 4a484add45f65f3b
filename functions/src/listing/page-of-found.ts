import type { ProductSort } from '@teeshala/contract/catalogue/product'
import { nextCursorHeader } from '@teeshala/contract/paging/paging-headers'
import { cursorAt, type PageRequest, positionOf } from '../firestore/page.ts'
import type { Found } from './find-products.ts'

/** The value that each order sorts by, descending. */
const ranks: Readonly<Record<ProductSort, (found: Found) => number>> = {
  newest: ({ entry }) => entry.createdAt.getTime(),
  price: ({ entry }) => -entry.pricePaise,
  '-price': ({ entry }) => entry.pricePaise,
  // Whole thousandths, which a cursor represents exactly.
  relevance: ({ score }) => Math.round(score * 1000),
}

type Asked = PageRequest & { readonly q?: string | undefined; readonly sort?: ProductSort | undefined }

/** Returns a page of results in the requested order; a full page that is not the last has a cursor. */
export function pageOfFound(
  found: readonly Found[],
  { q, sort = q === undefined ? 'newest' : 'relevance', limit, cursor }: Asked,
): { ids: string[]; headers: Record<string, string> } {
  const rank = ranks[sort]
  const [lastRank, lastId] = cursor === undefined ? [] : positionOf(cursor, 1)
  const comesAfter = (at: number, id: string) =>
    lastId === undefined || at < Number(lastRank) || (at === Number(lastRank) && id < String(lastId))
  const rest = found
    .map((one) => ({ id: one.id, at: rank(one) }))
    .filter(({ id, at }) => comesAfter(at, id))
    .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  const isLast = rest.length <= limit
  return {
    ids: page.map(({ id }) => id),
    headers: last && !isLast ? { [nextCursorHeader]: cursorAt([last.at], last.id) } : {},
  }
}
