import { fabrics } from './filter-values.ts'
import { foldWords, soundOf } from './fold-words.ts'
import { isPageWord } from './pages-sought.ts'

/** Synonyms in English and Hindi, as people type them. */
const groups: readonly string[] = [
  'tshirt tee teeshirt tishart tshart',
  'hoodie hoody hudi sweatshirt',
  'polo collar collared',
  'men man gent male boy purush mard ladka',
  'women woman lady ladies female girl mahila aurat ladki',
  'kid child children boy girl baby bachche bachcha bachchon',
  'oversized baggy loose',
  'dryfit sport gym activewear',
  'cotton suti kapas',
  'chai tea',
  'kaapi coffee kafi',
  'grey gray sleti',
  'black kala kale kali',
  'white safed safaid',
  'red lal',
  'blue nila nile nili asmani',
  'green hara hare hari',
  'yellow pila pile pili',
  'golden sunahra sunehra',
  'orange narangi kesari saffron',
  'pink gulabi',
  'mango aam',
  'tiger bagh sher',
  'peacock mayur mor',
  'monsoon rain barsat baarish',
  'new nayi naya latest',
  'bestseller popular trending',
  'plain solid blank sada',
  'printed print graphic chhapa',
  'xxl 2xl',
]

/** Words that also cover a narrower one: shirt also finds t-shirts, but not the other way round. */
const wider: Readonly<Record<string, readonly string[]>> = {
  shirt: ['tshirt'],
  shart: ['tshirt'],
  sirt: ['tshirt'],
  shrt: ['tshirt'],
  shert: ['tshirt'],
  kamij: ['tshirt'],
  top: ['tshirt'],
  sweater: ['hoodie'],
  jacket: ['hoodie'],
  jersey: ['dryfit'],
  boy: ['men', 'kid'],
  girl: ['women', 'kid'],
  sky: ['light'],
  dark: ['navy'],
}

const wordsOf = (words: string) => words.split(/\s+/).flatMap((word) => foldWords(word).map(({ word }) => word))

const byWord = new Map<string, Set<string>>()
const add = (key: string, words: readonly string[]) => {
  const known = byWord.get(key) ?? new Set()
  for (const word of words) known.add(word)
  byWord.set(key, known)
}
for (const group of groups) {
  const words = wordsOf(group)
  for (const word of words) for (const key of new Set([word, soundOf(word)])) add(key, words)
}
for (const [word, means] of Object.entries(wider)) add(word, [word, ...means])
/** Searches for men or women also match what is cut for everyone. */
for (const words of byWord.values()) if (words.has('men') || words.has('women')) words.add('unisex')

/**
 * Returns the synonyms of a word, itself first. An unknown word is treated as the one that sounds like it, or else as the one with two neighbouring
 * letters swapped.
 */
export function meaningsOf(word: string): string[] {
  return [...new Set([word, ...(byWord.get(word) ?? byWord.get(soundOf(word)) ?? meaningsOfSwapped(word))])]
}

/** Shorter words would match almost anything; and the first letter is hardly ever mistyped. */
const shortestSwapped = 5

function meaningsOfSwapped(word: string): Iterable<string> {
  if (word.length < shortestSwapped) return []
  for (let at = 1; at < word.length - 1; at++) {
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    const means = byWord.get(swapped)
    if (means) return [swapped, ...means]
  }
  return []
}

/** Goods other than t-shirts, in English and Hindi. */
const otherGoods = new Set(
  wordsOf(
    `hoodie sweatshirt jacket cap topi hat mug bag baig tote apron jogger pant pyjama pajama trouser short skirt kurta kurti sari saree lehenga
    dupatta blouse dress jeans legging vest sock moja mask scarf shawl shoe juta sandal slipper chappal belt poster sticker calendar diary`,
  ),
)

/** Returns whether a word names goods other than t-shirts. */
export function isOtherGoods(word: string): boolean {
  return otherGoods.has(word)
}

const fabricWords = new Set(fabrics.flatMap(wordsOf))

/** Returns whether a word has a known meaning, so that it is neither a prefix of another word nor a typing error. */
export function isKnownWord(word: string): boolean {
  return byWord.has(word) || fabricWords.has(word) || otherGoods.has(word) || isPageWord(word)
}
