import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { linesOfPeople } from '@teeshala/contract/roster/roster'
import type { DrawnStyle, WrittenRoster } from '../../../../shared/designer/drafts/design-drafts.ts'

/** Returns the order lines of a roster; people without one of the garment's sizes get no piece. */
export function linesOfRoster(people: readonly WrittenPerson[], color: string, sizes: readonly BulkSize[]): BulkLine[] {
  const sized = people.flatMap(({ size }) => sizes.find((each) => each === size) ?? [])
  return linesOfPeople(sized.map((size) => ({ size, color })))
}

/** Returns the lines after a roster change: from its first piece on, the order follows the roster; until then it keeps its table. */
export function linesAfter(
  listed: { before: readonly BulkLine[]; now: readonly BulkLine[] },
  table: readonly BulkLine[],
) {
  return listed.before.length + listed.now.length > 0 ? listed.now : table
}

/** Returns the texts among the drawn layers. */
export const textsIn = (styles: readonly DrawnStyle[]) => styles.flatMap((style) => ('text' in style ? style : []))

/** Returns the colour of a roster's pieces: the chosen one, that of existing lines, or the first available. */
export const rosterColor = (
  roster: WrittenRoster | undefined,
  lines: readonly BulkLine[],
  colors: readonly { readonly _id: string }[],
): string => roster?.color ?? lines[0]?.color ?? colors[0]?._id ?? ''
