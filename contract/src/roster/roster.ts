/** The roster of an order: the people who get its pieces, each with a name, a number or both, printed by the design's texts. */
import * as z from 'zod/mini'
import type { BulkLine, BulkSize } from '../bulk/bulk-lines.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { DocumentId } from '../ids.ts'
import { Line } from '../text.ts'

/** The maximum number of people in an order; even with the longest names they take less than 200 KB of the order's document. */
export const maxPeople = 1000
/** A longer name would have to be shrunk until it was unreadable. */
export const maxNameLetters = 40
/** The maximum number of digits of a number, which is a text: '07' is not '7'. */
export const maxNumberDigits = 4

/** The error when a roster has too many people. */
export const tooManyPeople = `A list can have up to ${maxPeople} people. Please order the rest separately.`

/** A person in an order request, with their piece. */
export const ListedPerson = z.object({
  // A letter in an Indian script can consist of several characters.
  name: Line(maxNameLetters * 4),
  number: Line(maxNumberDigits),
  size: z.enum(bulkOrderSizes),
  color: DocumentId,
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** The roster of a bulk order. `acceptsRepeats` confirms that the customer has seen which numbers occur twice. */
export const Roster = z.object({
  people: z.array(ListedPerson).check(z.minLength(1), z.maxLength(maxPeople, { error: tooManyPeople })),
  acceptsRepeats: z._default(z.boolean(), false),
})
export type Roster = z.infer<typeof Roster>

/** Returns the order lines for a roster: one piece per person. */
export function linesOfPeople(people: readonly { readonly color: string; readonly size: BulkSize }[]): BulkLine[] {
  const same = Map.groupBy(people, ({ color, size }) => `${color} ${size}`)
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ color: first.color, size: first.size, quantity: 1 + others.length }] : [],
  )
}
