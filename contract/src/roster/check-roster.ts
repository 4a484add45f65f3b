import type { BulkLine } from '../bulk/bulk-lines.ts'
import { bulkOrderSizes } from '../catalogue/options/size.ts'
import { sizeLabel } from '../catalogue/options/size-label.ts'
import { formatCount } from '../count-format.ts'
import { cannotBePrinted, type TextStyle } from '../design-document/design-document.ts'
import { lettersOf, missingLettersRefusal } from '../design-document/letters.ts'
import type { Person } from './person.ts'
import { linesOfPeople, maxNameLetters, maxNumberDigits, type Roster } from './roster.ts'
import { type RosterField, rosterFields } from './roster-field.ts'

/** A row of a roster as entered; its size may not be a valid one. */
export type WrittenPerson = Person & { readonly size: string }

/** A note about a person in a roster, by their index from 0. */
export type RowNote = { readonly index: number; readonly message: string }

/** A text of the design that is filled from the roster. */
export type FilledText = Pick<TextStyle, 'font' | 'fills'>

export const nothingToPrint = 'Please give a name, a number or both.'
export const tooLongName = `A name can have up to ${maxNameLetters} letters.`
export const notANumber = `A number has up to ${maxNumberDigits} digits, and nothing else.`

/** Returns every reason why someone in a roster cannot be printed on a garment of these sizes, in roster order. */
export function rosterProblems(
  people: readonly WrittenPerson[],
  texts: readonly FilledText[],
  sizes: readonly string[] = bulkOrderSizes,
): RowNote[] {
  return people.flatMap((person, index) => problemsOf(person, texts, sizes).map((message) => ({ index, message })))
}

function problemsOf(
  { name, number, size }: WrittenPerson,
  texts: readonly FilledText[],
  sizes: readonly string[],
): string[] {
  const problems: string[] = []
  if (!name && !number) problems.push(nothingToPrint)
  if (lettersOf(name).length > maxNameLetters) problems.push(tooLongName)
  else if (cannotBePrinted(name)) problems.push('The name has characters that cannot be printed.')
  else {
    const fonts = texts.filter(({ fills }) => fills === 'name').map(({ font }) => font)
    const refusal = fonts.map((font) => missingLettersRefusal(name, font)).find(Boolean)
    if (refusal) problems.push(refusal)
  }
  if (!/^\d*$/.test(number) || number.length > maxNumberDigits) problems.push(notANumber)
  const inWords = sizes.map(sizeLabel).join(', ')
  if (!size) problems.push(`The size is missing. We have ${inWords}.`)
  else if (!sizes.includes(size)) problems.push(`‘${sizeLabel(size)}’ is not one of our sizes: ${inWords}.`)
  return problems
}

/** Returns the people whose number already occurs earlier in the roster, which may be intended or a mistake. */
export function repeatsIn(people: readonly Person[]): RowNote[] {
  const before = new Map<string, number>()
  return people.flatMap(({ name, number }, index) => {
    if (!number) return []
    const first = before.get(number)
    if (first === undefined) {
      before.set(number, index)
      return []
    }
    const other = people[first]
    const isSame = name !== '' && other?.name === name
    const message = isSame
      ? `${name} ${number} is in the list twice.`
      : `Number ${number} is in the list twice${other?.name ? `: ${other.name} has it, too` : ''}.`
    return [{ index, message }]
  })
}

type Ordered = {
  readonly lines: readonly BulkLine[]
  /** All texts of the design. */
  readonly texts: readonly FilledText[]
  readonly roster: Roster | undefined
}

export const rosterMissing = 'Please add the list of names and numbers: the design has a text for them.'
export const repeatsRefusal = 'Some numbers are in the list twice. Please change them, or confirm that this is right.'

/** Returns the message why an order cannot be printed with its roster; undefined if it can. Every piece needs a person. */
export function rosterRefusal({ lines, texts, roster }: Ordered): string | undefined {
  const filled = texts.filter(({ fills }) => fills)
  if (!roster) return filled.length > 0 ? rosterMissing : undefined
  const { people, acceptsRepeats } = roster
  const [problem] = rosterProblems(people, filled)
  if (problem) return `Row ${problem.index + 1} of the list: ${problem.message}`
  const unprinted = rosterFields.find((field) => isGiven(people, field) && filled.every(({ fills }) => fills !== field))
  if (unprinted) return unprintedRefusal(unprinted)
  const different = differentCount(lines, linesOfPeople(people))
  if (different) return different
  return !acceptsRepeats && repeatsIn(people).length > 0 ? repeatsRefusal : undefined
}

const isGiven = (people: readonly Person[], field: RosterField) => people.some((person) => person[field] !== '')

/** Returns the message about a roster with names or numbers that no text of the design prints. */
const unprintedRefusal = (field: RosterField) =>
  `The list has ${field}s, but the design has no text that prints them. Please add the ${field} to the design.`

function differentCount(lines: readonly BulkLine[], listed: readonly BulkLine[]): string | undefined {
  const countIn = (of: readonly BulkLine[], { color, size }: Omit<BulkLine, 'quantity'>) =>
    of.find((line) => line.color === color && line.size === size)?.quantity ?? 0
  const other = [...lines, ...listed].find((line) => countIn(lines, line) !== countIn(listed, line))
  if (!other) return undefined
  const [pieces, people] = [countIn(lines, other), countIn(listed, other)].map((count) => formatCount(count))
  return `The list and the pieces differ in size ${sizeLabel(other.size)}: ${pieces} ordered, ${people} in the list.`
}
