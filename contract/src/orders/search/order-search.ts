import { matchesSearch, searchKey, searchKeys } from '../../catalogue/listing/search.ts'

/** What a search for orders looks at. */
export type SearchedOrder = {
  _id: string
  contact: { name: string; phone?: string; email?: string }
  lines: readonly { name: string }[]
}

/** So many digits are the least by which a telephone number is looked for, and the number without its country has as many. */
const [fewestDigits, nationalDigits] = [4, 10]
/** As much of an email as one types before the rest is clear. */
const longestEmailStart = 24

const nationalNumber = (text: string) => text.replace(/\D/g, '').slice(-nationalDigits)
const isNumber = (query: string) => /^[+\d][\d\s()-]*$/.test(query) && nationalNumber(query).length >= fewestDigits
const emailOf = (text: string) => text.trim().toLowerCase()

/** The text an order is found by: its id, the last six characters staff see of it, the customer and what was bought. */
function orderSearchText({ _id, contact, lines }: SearchedOrder): string {
  return [_id, _id.slice(-6), contact.name, ...new Set(lines.map(({ name }) => name))].join(' ')
}

/** A number is found by its beginning and by its end, as it is read out. */
function phoneKeys(phone: string): string[] {
  const number = nationalNumber(phone)
  const lengths = Array.from(
    { length: Math.max(0, number.length - fewestDigits + 1) },
    (_, more) => fewestDigits + more,
  )
  return lengths.flatMap((length) => [number.slice(0, length), number.slice(-length)])
}

/** An email is found from its @ on, so that its name alone stays a word like any other. */
function emailKeys(email: string): string[] {
  const from = emailOf(email).indexOf('@') + 1
  if (from === 0) return []
  const starts = Array.from({ length: Math.max(0, longestEmailStart - from + 1) }, (_, more) =>
    emailOf(email).slice(0, from + more),
  )
  return [...starts, emailOf(email).slice(0, longestEmailStart)]
}

/** The keys stored with an order for the staff's search. */
export function orderSearchKeys(order: SearchedOrder): string[] {
  const { phone = '', email = '' } = order.contact
  return [...new Set([...searchKeys(orderSearchText(order)), ...phoneKeys(phone), ...emailKeys(email)])]
}

/** The single key to look a query up by: of a telephone number, of an email or of words; undefined when there is none. */
export function orderSearchKey(query: string): string | undefined {
  const wanted = query.trim()
  if (isNumber(wanted)) return nationalNumber(wanted)
  return wanted.includes('@') ? emailOf(wanted).slice(0, longestEmailStart) : searchKey(wanted)
}

/** Whether an order matches the whole query. */
export function matchesOrder(order: SearchedOrder, query: string): boolean {
  const wanted = query.trim()
  const { phone = '', email = '' } = order.contact
  if (wanted.includes('@')) return emailOf(email).startsWith(emailOf(wanted))
  const number = nationalNumber(wanted)
  const isItsNumber =
    isNumber(wanted) && (nationalNumber(phone).startsWith(number) || nationalNumber(phone).endsWith(number))
  return isItsNumber || matchesSearch(orderSearchText(order), wanted)
}
