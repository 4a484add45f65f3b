import { type FoldedWord, foldWords, soundOf } from '@teeshala/contract/search/fold-words'
import type { SearchEntry } from '@teeshala/contract/search/search-entry'
import { isKnownWord, isOtherGoods, meaningsOf } from '@teeshala/contract/search/synonyms'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'

/** The words of a product, field by field, and how its names sound. */
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

/** A word in the name says more of a product than one in its description. */
const boost = { name: 6, type: 4, facts: 3, colors: 3, make: 2, description: 1 } as const
const plainFields = Object.keys(boost) as (keyof typeof boost)[]
/** What a product is; its description tells of much besides. */
const tellingFields = plainFields.filter((field) => field !== 'description')
/** The cut is told in many words, most of which are one letter away from another. */
const shortFields = tellingFields.filter((field) => field !== 'make')
/** Who asks for a colour wants what comes in it, not what tells of a black tram. */
const colorFields = ['name', 'colors']
/** A word that is only the beginning of what is found, or another word for it, counts less than the word itself. */
const lessForMeaning = 0.6

/** Who types words that all stand in a name means what is called so, before all that only has them somewhere. */
const moreForName = 10

/** By the id of a product, how well it fits. */
type Scores = ReadonlyMap<string, number>

/** So many searches are remembered until a product changes. */
const mostKept = 20

/** The texts of all products in memory, and what a search finds in them. */
export type ProductIndex = {
  readonly put: (id: string, entry: SearchEntry, colorNames: readonly string[]) => void
  readonly drop: (id: string) => void
  /** The products that have every word of `q`, with how well they fit; undefined where `q` has no word. */
  readonly find: (q: string) => Scores | undefined
  /** Up to three searches near to one that finds nothing, the nearest first. */
  readonly instead: (q: string) => string[]
}

/** Returns an index without products. */
export function createProductIndex(): ProductIndex {
  const index = new MiniSearch<Indexed>({
    fields: [...plainFields, 'sounds'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost, weights: { prefix: 0.5, fuzzy: 0.3 } },
  })
  /** By the word that is indexed, how a product writes it: an address or a button shows no 'canva'. */
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
    // What names no other goods is a t-shirt, whether it says so or not.
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
  /** What has all of the words: their scores add up. Pages, counts and suggestions of one search follow each other, so the last ones are kept. */
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

/** Said around what is looked for, in English and Hindi. */
const fillers = /^(a|an|and|the|for|with|in|of|on|to|my|me|buy|online|ka|ke|ki|wala|wali|aur|size)$/

/** The words of a search that say something; all of them where none does. */
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
    // A single letter is the beginning of what somebody types.
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
 * A word as it stands, begins or sounds, or another for it; else what the description says; else what begins as it sounds, or is a slip of
 * the finger away. A word that is known for what it means is no beginning and no slip of another.
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

/** Hardly anybody slips at the first letter of a word. */
const beginsLike = (word: string) => (_id: unknown, term: string) => (term[0] === word[0] ? 1 : 0)

const scaled = (factor: number) => Object.fromEntries(plainFields.map((field) => [field, boost[field] * factor]))

/** So many letters may be wrong, missing or too many; short words would be any other. */
const slipsIn = (word: string) => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0)

const farther: SearchOptions = { fields: ['name', 'type', 'facts', 'colors'], fuzzy: 0.4, combineWith: 'OR' }
