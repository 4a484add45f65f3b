/** The prefix length of a pair key: long enough to be selective, short enough to keep a document's index small. */
const pairPrefixLength = 4
export const wordPrefixLength = 12
export const maxWords = 10

/** Returns the words of a text, lower-cased and without accents, in order, each once. Scripts without case are kept as they are. */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? '' : mark))
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
  return [...new Set(words.filter((word) => word !== ''))]
}

const prefixes = (word: string, longest: number) =>
  Array.from([...word].slice(0, longest), (_, index) => [...word].slice(0, index + 1).join(''))

const pairKey = (one: string, other: string) => [one, other].sort().join(' ')

/**
 * Returns the keys that find a text: every prefix of its first ten words, and for every two words every pair of short prefixes, so that one
 * array-contains clause answers a search for several words.
 */
export function searchKeys(text: string): string[] {
  const words = searchWords(text).slice(0, maxWords)
  const keys = new Set(words.flatMap((word) => prefixes(word, wordPrefixLength)))
  words.forEach((word, index) => {
    for (const other of words.slice(index + 1)) {
      for (const one of prefixes(word, pairPrefixLength)) {
        for (const two of prefixes(other, pairPrefixLength)) keys.add(pairKey(one, two))
      }
    }
  })
  return [...keys]
}

/**
 * Returns the one key to look a query up by, or undefined if it has no word. Several words are looked up by the two longest; `matchesSearch` then
 * filters the page that was read.
 */
export function searchKey(query: string): string | undefined {
  const words = searchWords(query).sort((one, other) => other.length - one.length)
  const [one, other] = words
  if (one === undefined) return undefined
  if (other === undefined) return [...one].slice(0, wordPrefixLength).join('')
  return pairKey([...one].slice(0, pairPrefixLength).join(''), [...other].slice(0, pairPrefixLength).join(''))
}

/** Returns whether `searchKey` alone finds exactly what the query means. */
export function isFoundByKey(query: string): boolean {
  const words = searchWords(query)
  return (
    words.length <= 2 &&
    words.every((word) => [...word].length <= (words.length === 1 ? wordPrefixLength : pairPrefixLength))
  )
}

/** Returns whether every word of the query is the beginning of a word of the text. */
export function matchesSearch(text: string, query: string): boolean {
  const words = searchWords(text)
  return searchWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** Returns the text that finds a product. */
export function productSearchText(product: { name: string; type: string; category: string }): string {
  return `${product.name} ${product.type} ${product.category}`
}
