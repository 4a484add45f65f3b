import { matchesSearch, searchKeys } from '../catalogue/search.ts'

/** What a search for orders looks at. */
export type SearchedOrder = { _id: string; contact: { name: string }; lines: readonly { name: string }[] }

/** The text an order is found by: its id, the last six characters staff see of it, the customer and what was bought. */
function orderSearchText({ _id, contact, lines }: SearchedOrder): string {
  return [_id, _id.slice(-6), contact.name, ...new Set(lines.map(({ name }) => name))].join(' ')
}

/** The keys stored with an order for the staff's search. */
export function orderSearchKeys(order: SearchedOrder): string[] {
  return searchKeys(orderSearchText(order))
}

/** Whether an order matches the whole query. */
export function matchesOrder(order: SearchedOrder, query: string): boolean {
  return matchesSearch(orderSearchText(order), query)
}
