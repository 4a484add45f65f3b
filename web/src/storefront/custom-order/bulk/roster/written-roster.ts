import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { linesOfPeople } from '@teeshala/contract/roster/roster'
import type { DrawnStyle, WrittenRoster } from '../../../../shared/designer/design-drafts.ts'

/** Returns the lines that a list orders; who has none of the garment's sizes has no piece. */
export function linesOfRoster(people: readonly WrittenPerson[], color: string, sizes: readonly BulkSize[]): BulkLine[] {
  const sized = people.flatMap(({ size }) => sizes.find((each) => each === size) ?? [])
  return linesOfPeople(sized.map((size) => ({ size, color })))
}

/** Returns the lines once a list has changed: an order follows its list from the first piece on, and keeps its table until then. */
export function linesAfter(
  listed: { before: readonly BulkLine[]; now: readonly BulkLine[] },
  table: readonly BulkLine[],
) {
  return listed.before.length + listed.now.length > 0 ? listed.now : table
}

/** Returns the texts among what is drawn. */
export const textsIn = (styles: readonly DrawnStyle[]) => styles.flatMap((style) => ('text' in style ? style : []))

/** Returns the colour of the pieces of a list: the chosen one, that of what is ordered already, or the first that there is. */
export const rosterColor = (
  roster: WrittenRoster | undefined,
  lines: readonly BulkLine[],
  colors: readonly { readonly _id: string }[],
): string => roster?.color ?? lines[0]?.color ?? colors[0]?._id ?? ''
