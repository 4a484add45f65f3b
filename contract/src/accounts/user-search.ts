import {
  isFoundByKey,
  matchesSearch,
  maxWords,
  searchKey,
  searchKeys,
  searchWords,
  wordPrefixLength,
} from '../catalogue/listing/search.ts'

type Searched = { name: string; email: string; phone: string }

/** The most letters of a word that are indexed in full, and the digits of the longest phone number. */
const longestSearched = 20
const maxDigits = 15

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isNumber = (query: string) => /^[+\d][\d\s()-]*$/.test(query.trim()) && digitsOf(query).length >= 3

/** The shortest part of a word or number that can be found inside it. */
const shortestPart = 3

/** Returns every run of three or more of these letters or digits, up to `longest`. */
function partsOf(letters: readonly string[], longest: number): string[] {
  return letters.flatMap((_, start) => {
    const most = Math.min(longest, letters.length - start)
    return Array.from({ length: Math.max(0, most - shortestPart + 1) }, (__, more) =>
      letters.slice(start, start + shortestPart + more).join(''),
    )
  })
}

/**
 * Returns the search keys of a person for staff: the words of name and email and their parts, and every run of three or more digits of the phone. Even
 * the longest names give under a thousand.
 */
export function userSearchKeys(user: Searched): string[] {
  const text = `${user.name} ${user.email}`
  const words = searchWords(text).slice(0, maxWords)
  const parts = words.flatMap((word) => partsOf([...word].slice(0, longestSearched), wordPrefixLength))
  const runs = partsOf([...digitsOf(user.phone)], maxDigits).map((run) => `#${run}`)
  return [...new Set([...searchKeys(text), ...parts, ...runs])]
}

/** Returns the one key to look a query up by; undefined if there is nothing to look for. */
export function userSearchKey(query: string): string | undefined {
  return isNumber(query) ? `#${digitsOf(query)}` : searchKey(query)
}

/** Returns a query for part of an email in its stored form: its beginning, or something within it; undefined for any other query. */
export function searchedEmail(query: string): string | undefined {
  return /^[^\s@]+@[^\s@]*$/.test(query.trim()) ? query.trim().normalize('NFC').toLowerCase() : undefined
}

/** Returns the key to look up people with this text within their email: its longest word before the @; undefined if there is none. */
export function withinEmailKey(email: string): string | undefined {
  const words = searchWords(email.slice(0, email.indexOf('@')))
  const [longest] = words.sort((one, other) => other.length - one.length)
  return longest && searchKey(longest)
}

/**
 * Returns whether a person matches the whole query: part of the email, part of a word of name and email, the beginnings of several words, or digits
 * anywhere in the phone.
 */
export function matchesUser(user: Searched, query: string): boolean {
  const email = searchedEmail(query)
  if (email !== undefined) return user.email.includes(email)
  if (isNumber(query)) return digitsOf(user.phone).includes(digitsOf(query))
  const text = `${user.name} ${user.email}`
  const [part = '', ...further] = searchWords(query)
  const isPart = further.length === 0 && [...part].length >= shortestPart
  return isPart ? searchWords(text).some((word) => word.includes(part)) : matchesSearch(text, query)
}

/** Returns whether the count for a query is exact; otherwise fewer people may match than are counted. */
export function isUserCountExact(query: string): boolean {
  return searchedEmail(query) !== undefined || isNumber(query) || isFoundByKey(query)
}
