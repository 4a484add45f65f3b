/** The price limits in a search, in whole rupees like the filters, and its other words. */
export type PriceWords = {
  readonly words: string
  readonly minPrice?: number
  readonly maxPrice?: number
}

const amount = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{2,6}|\d{1,2}k)`
const sign = String.raw`(?:₹|/-|(?:rs|rupees?|inr)\b\.?)`
const rupees = String.raw`(?:₹|rs\.?|inr)?\s*${amount}(?:\b|(?=rs\b))(?:\s*${sign})?`
/** Two years are a school year, not a price. */
const notYears = String.raw`(?!(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b)`
/** A number with one of these units is not a price. */
const notOfGoods = String.raw`(?!\s*(?:gsm|years?|yrs?|months?|pcs|pieces?|cm|inch(?:es)?|%))`

type Limits = Pick<PriceWords, 'minPrice' | 'maxPrice'>

/** A single amount is the maximum price. */
const asMuch = (first: number): Limits => ({ maxPrice: first })

/** Ways to express a limit in English and Hindi. 'Under 500' means the same as in the filter: below 500. */
const ways: readonly (readonly [pattern: RegExp, limits: (first: number, second: number) => Limits])[] = [
  [
    new RegExp(String.raw`\bbetween\s+${rupees}\s*(?:and|to|-|&)\s*${rupees}${notOfGoods}`, 'iu'),
    (first, second) => ({ minPrice: Math.min(first, second), maxPrice: Math.max(first, second) }),
  ],
  [
    new RegExp(String.raw`(?:\b(?:under|below|less\s+than|cheaper\s+than)|<)\s*${rupees}${notOfGoods}`, 'iu'),
    (first) => ({ maxPrice: first - 1 }),
  ],
  [
    new RegExp(String.raw`\b(?:up\s?to|within|max(?:imum)?)\s*${rupees}${notOfGoods}`, 'iu'),
    (first) => ({ maxPrice: first }),
  ],
  [
    new RegExp(String.raw`${rupees}\s+(?:se\s+kam|ke\s+(?:andar|niche|neeche))\b`, 'iu'),
    (first) => ({ maxPrice: first - 1 }),
  ],
  [
    new RegExp(String.raw`(?:\b(?:above|over|more\s+than)|>)\s*${rupees}${notOfGoods}`, 'iu'),
    (first) => ({ minPrice: first }),
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d])${notYears}${rupees}\s*(?:[-–]|to\b|se\b)\s*${rupees}${notOfGoods}`, 'iu'),
    (first, second) => ({ minPrice: Math.min(first, second), maxPrice: Math.max(first, second) }),
  ],
  [new RegExp(String.raw`(?:₹|\b(?:rs\.?|inr))\s*${amount}\b(?:\s*${sign})?${notOfGoods}`, 'iu'), asMuch],
  [new RegExp(String.raw`\b${amount}\s*${sign}`, 'iu'), asMuch],
]

const amountOf = (written: string): number =>
  /k$/i.test(written) ? Number(written.slice(0, -1)) * 1000 : Number(written.replaceAll(',', ''))

/** No garment costs less: 'under 14' is an age. */
const leastPrice = 50

/** Returns the price limits in a search and its words without them: 'tees under 500' looks for tees of less than ₹500. */
export function readPriceWords(q: string): PriceWords {
  for (const [pattern, limitsOf] of ways) {
    const said = pattern.exec(q)
    if (!said) continue
    const [whole, first = '', second = first] = said
    const [one, other] = [amountOf(first), amountOf(second)]
    if (Math.min(one, other) < leastPrice) continue
    const words = `${q.slice(0, said.index)} ${q.slice(said.index + whole.length)}`
    return { words: words.replace(/\s+/g, ' ').trim(), ...limitsOf(one, other) }
  }
  return { words: q }
}
