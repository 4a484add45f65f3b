import * as z from 'zod/mini'
import type { StoredInvoice } from '../tax/invoice.ts'

/** The running totals for the documents of one series and year, up to the last number issued when the check reached them. */
export const TaxDocumentSeries = z.object({
  given: z.int(),
  lastSeal: z.string(),
  count: z.int(),
  serialSum: z.int(),
  /** The XOR of all seals with all previous-seal fields; only the last seal remains. */
  chain: z.string(),
})
export type TaxDocumentSeries = z.infer<typeof TaxDocumentSeries>

/** Returns the initial totals of a series from its counter, before its documents are read. */
export function openSeries({ serial, seal }: { readonly serial: number; readonly seal: string }): TaxDocumentSeries {
  return { given: serial, lastSeal: seal, count: 0, serialSum: 0, chain: '' }
}

/** Adds a document, in any reading order; one issued after the check read the counter is skipped. */
export function addTaxDocument(
  series: TaxDocumentSeries,
  { serial, seal, previousSeal }: Pick<StoredInvoice, 'serial' | 'seal' | 'previousSeal'>,
): TaxDocumentSeries {
  if (serial > series.given) return series
  const { count, serialSum, chain } = series
  return {
    ...series,
    count: count + 1,
    serialSum: serialSum + serial,
    chain: [chain, seal, previousSeal].reduce(addBits, ''),
  }
}

/**
 * Returns what is wrong with the numbers of a series, as sentences, once all its documents are added; rule 46(b) of the CGST Rules 2017 requires
 * consecutive numbers.
 */
export function seriesFaults({ given, lastSeal, count, serialSum, chain }: TaxDocumentSeries): string[] {
  const missing = (given * (given + 1)) / 2 - serialSum
  if (count === given - 1) return [`Number ${missing} was used, but its document is missing.`]
  if (count !== given) return [`${given} numbers were given, but ${count} documents are there.`]
  if (missing !== 0) return ['A number is missing, and another is there twice.']
  return chain === addBits('', lastSeal)
    ? []
    : ['The seals do not follow one another: a document was replaced by another.']
}

/** Returns the XOR of two hexadecimal hashes; an empty one counts as zero. */
function addBits(sum: string, hash: string): string {
  return (number(sum) ^ number(hash)).toString(16)
}

const number = (hash: string) => (/^[0-9a-f]+$/.test(hash) ? BigInt(`0x${hash}`) : 0n)
