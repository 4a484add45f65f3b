import { latinOf } from './devanagari.ts'

/** A word of a text or query. */
export type FoldedWord = {
  /** In lower case, without accents, in the singular; Devanagari in Latin letters. */
  readonly word: string
  /** As written, in lower case. */
  readonly written: string
}

/** Pairs that count as one word whether written separately, hyphenated or together. */
const joined: readonly (readonly [first: RegExp, second: RegExp, word: string])[] = [
  [/^(t|tee|ti)$/, /^(shirt|shart|sirt|shrit|shrt|shert)$/, 'tshirt'],
  [/^(v|vee)$/, /^neck$/, 'vneck'],
  [/^dr[iy]$/, /^fit$/, 'dryfit'],
  [/^over$/, /^size(d)?$/, 'oversized'],
  [/^best$/, /^sell(er|ing)$/, 'bestseller'],
]

/** Most words do not start any of these pairs. */
const beginsPair = /^(t|v|d|over$|best$)/

/** Returns the words of a text, each once, normalised for case, accents, hyphens, plurals and script. */
export function foldWords(text: string): FoldedWord[] {
  const plain = /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  const written = plain
    .toLowerCase()
    .replace(/(\p{L})['’]s\b/gu, '$1')
    .replace(/['’\u093c]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(folded)
  const words = joinedWords(written)
  return [...new Map(words.map((word) => [word.word, word])).values()]
}

/** Nobody searches for longer words, and they would only enlarge the index. */
const longestWord = 40

function folded(written: string): FoldedWord {
  const latin = (/^[ -~]*$/.test(written) ? written : latinOf(written)).slice(0, longestWord)
  return { word: singular(latin), written }
}

function joinedWords(words: readonly FoldedWord[]): FoldedWord[] {
  const result: FoldedWord[] = []
  for (let index = 0; index < words.length; index++) {
    const [one, other] = [words[index], words[index + 1]] as const
    if (!one) continue
    const pair =
      other &&
      beginsPair.test(one.word) &&
      joined.find(([first, second]) => first.test(one.word) && second.test(other.word))
    if (!pair || !other) {
      result.push(one)
      continue
    }
    result.push({ word: pair[2], written: `${one.written}-${other.written}` })
    index += 1
  }
  return result
}

/** Close enough for a word and its plural to match; the result need not be English. */
function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word
  if (/(sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Spellings of the same sound, longer ones first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/([cs])h+/g, '$1h'],
  [/sh/g, 's'],
  [/([tdkgbj])h/g, '$1'],
  [/wh?/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/oo/g, 'u'],
  [/ee|ie/g, 'i'],
  [/ay|aai|aay/g, 'ai'],
  [/y$/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** Returns the sound of a word in Latin letters, the same for its usual spellings in India: 'hoodie' and 'hudi', 'kaapi' and 'kapi'. */
export function soundOf(word: string): string {
  return sounds.reduce((sound, [spelled, by]) => sound.replace(spelled, by), word)
}
