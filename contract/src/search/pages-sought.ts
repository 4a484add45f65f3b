import { foldWords, soundOf } from './fold-words.ts'

/** The pages other than products that people look for in the shop's search. */
export const soughtPages = [
  'printing',
  'tracking',
  'payment',
  'returns',
  'contact',
  'bulk',
  'design',
  'password',
] as const
export type SoughtPage = (typeof soughtPages)[number]

type Words = {
  /** Words that ask for the page anywhere in a query; a hyphenated entry requires all its parts. */
  readonly anywhere: string
  /** Words that ask for the page only on their own: 'track' does, 'track pants' does not. */
  readonly alone: string
}

const wordsFor: Readonly<Record<SoughtPage, Words>> = {
  printing: {
    anywhere: `thesis dissertation flyer flier pamphlet leaflet brochure xerox zerox photocopy photostat photo-copy poster binding spiral
      booklet lamination laminate pdf resume biodata printout print-out document visiting-card business-card letterhead project-report`,
    alone: 'printing print printer paper',
  },
  tracking: {
    anywhere: 'track-order track-parcel tracking order-status where-order my-order invoice gst-bill tax-bill',
    alone: 'track order parcel bill',
  },
  payment: { anywhere: 'cod cash-delivery payment-option payment-method pay-cash', alone: 'payment pay upi emi' },
  returns: {
    anywhere: `return refund exchange replacement shipping delivery courier money-back wrong-size cancel-order vapas`,
    alone: 'cancel damaged ship policy',
  },
  contact: {
    anywhere:
      'contact helpline complaint grievance whatsapp customer-care customer-support customer-service phone-number',
    alone: 'help support phone email address call',
  },
  bulk: { anywhere: 'wholesale bulk-order', alone: 'bulk' },
  design: { anywhere: 'design-own own-design upload-design', alone: '' },
  password: { anywhere: 'password', alone: '' },
}

const phrasesOf = (words: string): string[][] =>
  words.split(/\s+/).map((phrase) => phrase.split('-').flatMap((word) => foldWords(word).map((folded) => folded.word)))

const phrases = soughtPages.map((page) => ({
  page,
  anywhere: phrasesOf(wordsFor[page].anywhere),
  alone: phrasesOf(wordsFor[page].alone).flat(),
}))

/** Returns the pages meant by the product search `q`, the likeliest first; usually none. */
export function pagesSoughtBy(q: string): SoughtPage[] {
  const words = foldWords(q).map(({ word }) => word)
  const said = new Set(words.flatMap((word) => [word, soundOf(word)]))
  const isSaid = (word: string) => said.has(word) || said.has(soundOf(word))
  const only = words.length === 1 ? words[0] : undefined
  return phrases
    .filter(
      ({ anywhere, alone }) => anywhere.some((phrase) => phrase.every(isSaid)) || alone.some((one) => one === only),
    )
    .map(({ page }) => page)
}

const names = new Set(phrases.flatMap(({ anywhere }) => anywhere.filter((phrase) => phrase.length === 1).flat()))

/** Returns whether a word on its own asks for such a page, so that it is not taken for a misspelt product. */
export function isPageWord(word: string): boolean {
  return names.has(word)
}
