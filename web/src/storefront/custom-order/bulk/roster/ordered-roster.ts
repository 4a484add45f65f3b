import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { rosterRefusal } from '@teeshala/contract/roster/check-roster'
import type { Roster } from '@teeshala/contract/roster/roster'
import type { DrawnStyle, WrittenRoster } from '../../../../shared/designer/drafts/design-drafts.ts'
import { rosterColor, textsIn } from './written-roster.ts'

type Ordered = {
  written: WrittenRoster | undefined
  lines: readonly BulkLine[]
  colors: readonly { readonly _id: string }[]
  styles: readonly DrawnStyle[]
}

/** Returns the roster for the order request, none if empty, and its errors. */
export function orderedRoster({ written, lines, colors, styles }: Ordered) {
  const color = rosterColor(written, lines, colors)
  const people = (written?.people ?? []).map((person) => ({ ...person, size: person.size as BulkSize, color }))
  const roster: Roster | undefined =
    written && people.length > 0 ? { people, acceptsRepeats: written.acceptsRepeats } : undefined
  return { roster, refusal: rosterRefusal({ lines, texts: textsIn(styles), roster }) }
}
