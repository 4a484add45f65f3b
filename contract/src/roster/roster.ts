/** Who wears the pieces of an order: each has a name, a number or both, which the texts of its design that say so print. */
import * as z from 'zod/mini'
import type { BulkLine, BulkSize } from '../bulk/bulk-lines.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { DocumentId } from '../ids.ts'
import { Line } from '../text.ts'

/** The most people of one order: with the longest names they are below 200 KB of the order's document. */
export const maxPeople = 1000
/** A name longer than this would be shrunk until nobody can read it. */
export const maxNameLetters = 40
/** Digits of a number, which is a text: '07' is not '7'. */
export const maxNumberDigits = 4

/** Said where a list has more people than an order takes. */
export const tooManyPeople = `A list can have up to ${maxPeople} people. Please order the rest separately.`

/** A person as an order asks for them, with the piece that they get. */
export const ListedPerson = z.object({
  // A letter of India's scripts can take several characters.
  name: Line(maxNameLetters * 4),
  number: Line(maxNumberDigits),
  size: z.enum(bulkOrderSizes),
  color: DocumentId,
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** The list of a bulk order. `acceptsRepeats` says that its customer has seen which numbers are in it twice. */
export const Roster = z.object({
  people: z.array(ListedPerson).check(z.minLength(1), z.maxLength(maxPeople, { error: tooManyPeople })),
  acceptsRepeats: z._default(z.boolean(), false),
})
export type Roster = z.infer<typeof Roster>

/** Returns the lines that a list orders: a piece for each person. */
export function linesOfPeople(people: readonly { readonly color: string; readonly size: BulkSize }[]): BulkLine[] {
  const same = Map.groupBy(people, ({ color, size }) => `${color} ${size}`)
  return [...same.values()].flatMap(([first, ...others]) =>
    first ? [{ color: first.color, size: first.size, quantity: 1 + others.length }] : [],
  )
}
