import { isFoundByKey, matchesSearch, searchKey, searchKeys } from '../catalogue/search.ts'

type Searched = { name: string; email: string; phone: string }

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isNumber = (query: string) => /^[+\d][\d\s()-]*$/.test(query.trim()) && digitsOf(query).length >= 3

/** The keys staff find a person by: words of name and email, and every run of three or more digits of the phone. */
export function userSearchKeys(user: Searched): string[] {
  const digits = digitsOf(user.phone)
  const runs = new Set<string>()
  for (let start = 0; start < digits.length; start++) {
    for (let end = start + 3; end <= digits.length; end++) runs.add(`#${digits.slice(start, end)}`)
  }
  return [...searchKeys(`${user.name} ${user.email}`), ...runs]
}

/** The single key to look a query up by; undefined when there is nothing to look for. */
export function userSearchKey(query: string): string | undefined {
  return isNumber(query) ? `#${digitsOf(query)}` : searchKey(query)
}

/** How an email address begins that is searched, as it is stored; undefined for a query that is none. */
export function searchedEmail(query: string): string | undefined {
  return /^[^\s@]+@[^\s@]*$/.test(query.trim()) ? query.trim().normalize('NFC').toLowerCase() : undefined
}

/** Whether a person matches the whole query: the beginning of the email, word beginnings of name and email, or digits anywhere in the phone. */
export function matchesUser(user: Searched, query: string): boolean {
  const email = searchedEmail(query)
  if (email !== undefined) return user.email.startsWith(email)
  return isNumber(query)
    ? digitsOf(user.phone).includes(digitsOf(query))
    : matchesSearch(`${user.name} ${user.email}`, query)
}

/** Whether as many people are counted for a query as it finds; there may be fewer of them, otherwise. */
export function isUserCountExact(query: string): boolean {
  return searchedEmail(query) !== undefined || isNumber(query) || isFoundByKey(query)
}
