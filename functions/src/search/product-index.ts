import { type FoldedWord, foldWords, soundOf } from '@teeshala/contract/search/fold-words'
import type { SearchEntry } from '@teeshala/contract/search/search-entry'
import { isKnownWord, isOtherGoods, meaningsOf } from '@teeshala/contract/search/synonyms'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'

/** The words of a product by field, and the phonetic form of its names. */
type Indexed = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly facts: string
  readonly colors: string
  readonly make: string
  readonly description: string
  readonly sounds: string
}

/** A word in the name is more relevant than one in the description. */
const boost = { name: 6, type: 4, facts: 3, colors: 3, make: 2, description: 1 } as const
const plainFields = Object.keys(boost) as (keyof typeof boost)[]
/** The fields that say what a product is; its description mentions much besides. */
const tellingFields = plainFields.filter((field) => field !== 'description')
/** The cut is described by many words, most of which are one letter away from another. */
const shortFields = tellingFields.filter((field) => field !== 'make')
/** A search for a colour means products in that colour, not a description of a black tram. */
const colorFields = ['name', 'colors']
/** A prefix match or a synonym counts less than the exact word. */
const lessForMeaning = 0.6

/** If all words of a search are in a name, that product is probably meant. */
const moreForName = 10

/** Relevance by product id. */
type Scores = ReadonlyMap<string, number>

/** How many searches are cached until a product changes. */
const mostKept = 20

/** The in-memory index of all products' texts. */
export type ProductIndex = {
  readonly put: (id: string, entry: SearchEntry, colorNames: readonly string[]) => void
  readonly drop: (id: string) => void
  /** Returns the products that match every word of `q`, with their relevance; undefined if `q` has no word. */
  readonly find: (q: string) => Scores | undefined
  /** Returns up to three similar searches for one without results, closest first. */
  readonly instead: (q: string) => string[]
}

/** Returns an empty index. */
export function createProductIndex(): ProductIndex {
  const index = new MiniSearch<Indexed>({
    fields: [...plainFields, 'sounds'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost, weights: { prefix: 0.5, fuzzy: 0.3 } },
  })
  /** The products' own spelling by indexed word: a URL or button must not show 'canva'. */
  const writtenAs = new Map<string, string>()
  const colorWords = new Set<string>()
  const soundsOf = new Map<string, string>()
  const names = new Map<string, ReadonlySet<string>>()
  const kept = new Map<string, Scores>()

  const knownSound = (word: string) => {
    const sound = soundsOf.get(word) ?? soundOf(word)
    soundsOf.set(word, sound)
    return sound
  }

  const indexed = (text: string) => {
    const words = foldWords(text)
    for (const { word, written } of words) if (!writtenAs.has(word)) writtenAs.set(word, written)
    return words.map(({ word }) => word)
  }

  const put = (id: string, entry: SearchEntry, colorNames: readonly string[]) => {
    const name = indexed(entry.name)
    const type = indexed(entry.type)
    const facts = indexed(factsOf(entry))
    const colors = indexed(colorNames.join(' '))
    const make = indexed(entry.make)
    // Anything that names no other kind of goods is a t-shirt, whether it says so or not.
    if (![...name, ...type].some(isOtherGoods)) facts.push('tshirt')
    const document: Indexed = {
      id,
      name: name.join(' '),
      type: type.join(' '),
      facts: facts.join(' '),
      colors: colors.join(' '),
      make: make.join(' '),
      description: indexed(entry.description).join(' '),
      sounds: [...new Set([...name, ...type, ...facts, ...colors].map(knownSound))].join(' '),
    }
    kept.clear()
    for (const word of colors) colorWords.add(word)
    names.set(id, new Set(name))
    if (index.has(id)) index.replace(document)
    else index.add(document)
  }

  const found = (query: Query): Scores => new Map(index.search(query).map(({ id, score }) => [id, score]))
  const isColor = (word: string) => colorWords.has(word)
  const nearest = (word: FoldedWord): Scores => {
    for (const way of waysTo(word, isColor)) {
      const scores = found(way)
      if (scores.size > 0) return scores
    }
    return new Map()
  }
  /**
   * Products that match all words, with scores added up. Pages, counts and suggestions of one search follow each other, so the last results are
   * cached.
   */
  const together = (words: readonly FoldedWord[]): Scores => {
    const key = words.map(({ word }) => word).join(' ')
    const known = kept.get(key)
    if (known) return known
    const [first = new Map<string, number>(), ...others] = words.map(nearest)
    const scores = new Map<string, number>()
    for (const [id, score] of first) {
      const further = others.map((one) => one.get(id))
      if (further.includes(undefined)) continue
      const sum = further.reduce<number>((total, one) => total + (one ?? 0), score)
      const isCalledSo = words.every(({ word }) => names.get(id)?.has(word))
      scores.set(id, isCalledSo ? sum * moreForName : sum)
    }
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, scores)
    return scores
  }

  return {
    put,
    drop: (id) => {
      kept.clear()
      names.delete(id)
      if (index.has(id)) index.discard(id)
    },
    find: (q) => {
      const words = soughtWords(q)
      return words.length === 0 ? undefined : together(words)
    },
    instead: (q) => {
      const words = soughtWords(q).map(({ word }) => index.autoSuggest(word, farther)[0]?.terms[0])
      const known = [...new Set(words.flatMap((word) => (word === undefined ? [] : [writtenAs.get(word) ?? word])))]
      const whole = known.join(' ')
      const isFound = known.length > 1 && together(soughtWords(whole)).size > 0
      return isFound ? [whole] : known.slice(0, 3)
    },
  }
}

/** Filler words in English and Hindi. */
const fillers = /^(a|an|and|the|for|with|in|of|on|to|my|me|buy|online|ka|ke|ki|wala|wali|aur|size)$/

/** Returns the meaningful words of a search; all words if none is. */
function soughtWords(q: string): FoldedWord[] {
  const words = foldWords(q)
  const telling = words.filter(({ word }) => !fillers.test(word))
  return telling.length > 0 ? telling : words
}

const factsOf = ({
  category,
  fabric,
  sizes,
  isPrinted,
  isBestSeller,
  isNew,
  isSeasonal,
  isCustomizable,
}: SearchEntry) =>
  [
    category,
    fabric,
    // A single letter is the beginning of a word being typed.
    ...sizes.filter((size) => size.length > 1),
    isPrinted ? 'printed' : 'plain',
    isBestSeller && 'bestseller',
    isNew && 'new',
    isSeasonal && 'seasonal',
    isCustomizable && 'custom customised customizable',
  ]
    .filter((fact) => fact !== false)
    .join(' ')

/**
 * Matches the word exactly, by prefix, by sound or by synonym; otherwise in the description; otherwise a phonetic prefix, or a typing
 * mistake. A known word is never treated as a prefix or a mistake.
 */
function waysTo({ word }: FoldedWord, isColor: (word: string) => boolean): Query[] {
  const sound = soundOf(word)
  const [, ...others] = meaningsOf(word)
  const isKnown = isKnownWord(word) || isKnownWord(sound)
  const ofColor = [word, ...others].some(isColor)
  const fields = ofColor ? colorFields : tellingFields
  const asMeant: Query[] = [
    { queries: [word], fields, prefix: !isKnown },
    { queries: others, fields, boost: scaled(lessForMeaning) },
  ]
  if (ofColor || isOtherGoods(word) || isOtherGoods(sound)) return [either(asMeant)]
  const asWritten: Query = { queries: [word], fields: ['description'] }
  if (isKnown) return [either(asMeant), asWritten]
  return [
    either([...asMeant, { queries: [sound], fields: ['sounds'] }]),
    asWritten,
    { queries: [sound], fields: ['sounds'], prefix: sound.length > 3 },
    either([
      { queries: [word], fields: shortFields, fuzzy: slipsIn(word), boostDocument: beginsLike(word) },
      { queries: [sound], fields: ['sounds'], fuzzy: slipsIn(sound), boostDocument: beginsLike(sound) },
    ]),
  ]
}

const either = (queries: Query[]): Query => ({ combineWith: 'OR', queries })

/** Typing mistakes rarely affect the first letter. */
const beginsLike = (word: string) => (_id: unknown, term: string) => (term[0] === word[0] ? 1 : 0)

const scaled = (factor: number) => Object.fromEntries(plainFields.map((field) => [field, boost[field] * factor]))

/** How many letters may be wrong, missing or extra; short words would match anything. */
const slipsIn = (word: string) => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0)

const farther: SearchOptions = { fields: ['name', 'type', 'facts', 'colors'], fuzzy: 0.4, combineWith: 'OR' }
