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

/** Letters of a word in whose inside is looked, and the digits of the longest phone number. */
const longestSearched = 20
const maxDigits = 15

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isNumber = (query: string) => /^[+\d][\d\s()-]*$/.test(query.trim()) && digitsOf(query).length >= 3

/** As short a part of a word or a number as is looked for inside it. */
const shortestPart = 3

/** Every run of three or more, at most `longest`, of these letters or digits. */
function partsOf(letters: readonly string[], longest: number): string[] {
  return letters.flatMap((_, start) => {
    const most = Math.min(longest, letters.length - start)
    return Array.from({ length: Math.max(0, most - shortestPart + 1) }, (__, more) =>
      letters.slice(start, start + shortestPart + more).join(''),
    )
  })
}

/**
 * The keys staff find a person by: words of name and email and their parts, and every run of three or more digits of the phone. Of the
 * longest names they are under a thousand.
 */
export function userSearchKeys(user: Searched): string[] {
  const text = `${user.name} ${user.email}`
  const words = searchWords(text).slice(0, maxWords)
  const parts = words.flatMap((word) => partsOf([...word].slice(0, longestSearched), wordPrefixLength))
  const runs = partsOf([...digitsOf(user.phone)], maxDigits).map((run) => `#${run}`)
  return [...new Set([...searchKeys(text), ...parts, ...runs])]
}

/** The single key to look a query up by; undefined when there is nothing to look for. */
export function userSearchKey(query: string): string | undefined {
  return isNumber(query) ? `#${digitsOf(query)}` : searchKey(query)
}

/** A part of an email address that is searched, as it is stored: how it begins, or goes on; undefined for a query that is none. */
export function searchedEmail(query: string): string | undefined {
  return /^[^\s@]+@[^\s@]*$/.test(query.trim()) ? query.trim().normalize('NFC').toLowerCase() : undefined
}

/** The key to look up who may have this within their email: its longest word before the @; undefined when there is none. */
export function withinEmailKey(email: string): string | undefined {
  const words = searchWords(email.slice(0, email.indexOf('@')))
  const [longest] = words.sort((one, other) => other.length - one.length)
  return longest && searchKey(longest)
}

/**
 * Whether a person matches the whole query: a part of the email, part of a word of name and email, the beginnings of several, or
 * digits anywhere in the phone.
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

/** Whether as many people are counted for a query as it finds; there may be fewer of them, otherwise. */
export function isUserCountExact(query: string): boolean {
  return searchedEmail(query) !== undefined || isNumber(query) || isFoundByKey(query)
}
