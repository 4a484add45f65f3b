import * as z from 'zod/mini'
import type { StoredInvoice } from '../tax/invoice.ts'

/** What has been found of the papers of one series and year, up to the last number that was given when the check came to them. */
export const PaperSeries = z.object({
  given: z.int(),
  lastSeal: z.string(),
  count: z.int(),
  serialSum: z.int(),
  /** All seals and all seals that the next paper repeats, added bit by bit: what is left over is the last seal. */
  chain: z.string(),
})
export type PaperSeries = z.infer<typeof PaperSeries>

/** The series as its counter tells it, before its papers are read. */
export function openSeries({ serial, seal }: { readonly serial: number; readonly seal: string }): PaperSeries {
  return { given: serial, lastSeal: seal, count: 0, serialSum: 0, chain: '' }
}

/** Adds a paper, in whatever order they are read; one that was given after the check had read the counter is left out. */
export function addPaper(
  series: PaperSeries,
  { serial, seal, previousSeal }: Pick<StoredInvoice, 'serial' | 'seal' | 'previousSeal'>,
): PaperSeries {
  if (serial > series.given) return series
  const { count, serialSum, chain } = series
  return {
    ...series,
    count: count + 1,
    serialSum: serialSum + serial,
    chain: [chain, seal, previousSeal].reduce(addBits, ''),
  }
}

/** Returns what is wrong with the numbers of a series, in words, once all of its papers are added: rule 46(b) of the CGST Rules 2017 wants them consecutive. */
export function seriesFaults({ given, lastSeal, count, serialSum, chain }: PaperSeries): string[] {
  const missing = (given * (given + 1)) / 2 - serialSum
  if (count === given - 1) return [`Number ${missing} was given, but its paper is not there.`]
  if (count !== given) return [`${given} numbers were given, but ${count} papers are there.`]
  if (missing !== 0) return ['A number is missing, and another is there twice.']
  return chain === addBits('', lastSeal)
    ? []
    : ['The seals do not follow on one another: a paper was put in place of another.']
}

/** Hashes in hexadecimal; an empty one is nothing. */
function addBits(sum: string, hash: string): string {
  return (number(sum) ^ number(hash)).toString(16)
}

const number = (hash: string) => (/^[0-9a-f]+$/.test(hash) ? BigInt(`0x${hash}`) : 0n)
