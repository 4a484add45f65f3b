import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { rosterRefusal } from '@teeshala/contract/roster/check-roster'
import type { ListedPerson } from '@teeshala/contract/roster/roster'
import { fieldError } from '../errors/app-error.ts'

/** Refuses a changed design that cannot print the order's roster: without a text for it, or with a font that lacks its letters. */
export function refuseUnlisted({ lines, designDocuments = [] }: Pick<StoredOrder, 'lines' | 'designDocuments'>): void {
  const printed = lines.flatMap((line) => (line.kind === 'printed' ? [line] : []))
  if (printed.length === 0) return
  const people: ListedPerson[] = printed.flatMap(({ people = [], color, size }) =>
    people.map((person) => ({ ...person, color, size: size as BulkSize })),
  )
  const refusal = rosterRefusal({
    lines: printed.map(({ color, size, quantity }): BulkLine => ({ color, size: size as BulkSize, quantity })),
    texts: designDocuments.flatMap(({ layers }) => layers.flatMap((layer) => (layer.kind === 'text' ? layer : []))),
    roster: people.length > 0 ? { people, acceptsRepeats: true } : undefined,
  })
  if (refusal) throw fieldError('document', refusal)
}
