import { matchesSearch, searchKey, searchKeys } from '../../catalogue/listing/search.ts'

/** The parts of an order that a search looks at. */
export type SearchedOrder = {
  _id: string
  contact: { name: string; phone?: string; email?: string }
  lines: readonly { name: string }[]
}

/** The fewest digits that are searched as a phone number, and the length of a number without its country code. */
const [fewestDigits, nationalDigits] = [4, 10]
/** The longest prefix of an email worth indexing, in characters; nobody types further than that. */
const longestEmailStart = 24

const nationalNumber = (text: string) => text.replace(/\D/g, '').slice(-nationalDigits)
const isNumber = (query: string) => /^[+\d][\d\s()-]*$/.test(query) && nationalNumber(query).length >= fewestDigits
const emailOf = (text: string) => text.trim().toLowerCase()

/** Returns the text that finds an order: its id, the last six characters of it (which staff see), the customer and the items. */
function orderSearchText({ _id, contact, lines }: SearchedOrder): string {
  return [_id, _id.slice(-6), contact.name, ...new Set(lines.map(({ name }) => name))].join(' ')
}

/** Indexes a phone number by its beginnings and its endings, the way people read it out. */
function phoneKeys(phone: string): string[] {
  const number = nationalNumber(phone)
  const lengths = Array.from(
    { length: Math.max(0, number.length - fewestDigits + 1) },
    (_, more) => fewestDigits + more,
  )
  return lengths.flatMap((length) => [number.slice(0, length), number.slice(-length)])
}

/** Indexes an email from its @ on; the part before is searched as an ordinary word. */
function emailKeys(email: string): string[] {
  const from = emailOf(email).indexOf('@') + 1
  if (from === 0) return []
  const starts = Array.from({ length: Math.max(0, longestEmailStart - from + 1) }, (_, more) =>
    emailOf(email).slice(0, from + more),
  )
  return [...starts, emailOf(email).slice(0, longestEmailStart)]
}

/** Returns the search keys stored with an order for staff. */
export function orderSearchKeys(order: SearchedOrder): string[] {
  const { phone = '', email = '' } = order.contact
  return [...new Set([...searchKeys(orderSearchText(order)), ...phoneKeys(phone), ...emailKeys(email)])]
}

/** Returns the one key to look a query up by: of a phone number, an email or words. Undefined if there is none. */
export function orderSearchKey(query: string): string | undefined {
  const wanted = query.trim()
  if (isNumber(wanted)) return nationalNumber(wanted)
  return wanted.includes('@') ? emailOf(wanted).slice(0, longestEmailStart) : searchKey(wanted)
}

/** Returns whether an order matches the whole query. */
export function matchesOrder(order: SearchedOrder, query: string): boolean {
  const wanted = query.trim()
  const { phone = '', email = '' } = order.contact
  if (wanted.includes('@')) return emailOf(email).startsWith(emailOf(wanted))
  const number = nationalNumber(wanted)
  const isItsNumber =
    isNumber(wanted) && (nationalNumber(phone).startsWith(number) || nationalNumber(phone).endsWith(number))
  return isItsNumber || matchesSearch(orderSearchText(order), wanted)
}
