import { optionProblem } from './price-job.ts'
import type { ListedPrice, PriceList } from './price-list.ts'
import type { Paper } from './pricing.ts'
import type { JobChoices } from './print-job.ts'
import { printingRule, type TradeRules } from './trade-rules.ts'

export type PaperParts = Pick<Paper, 'type' | 'size' | 'gsm'>

/** Returns the parts of a paper option 'type|size|gsm'. */
export function paperParts(option: string): PaperParts {
  const [type = '', size = '', gsm = ''] = option.split('|')
  return { type, size, gsm }
}

export type OfferedPapers = {
  readonly types: readonly string[]
  /** The sizes in which this type exists, and its weights in this size. */
  readonly sizes: readonly string[]
  readonly weights: readonly string[]
}

/** Returns the choices available for a paper type and size, so that only papers of the list can result. */
export function offeredPapers(list: PriceList, { type, size }: Partial<PaperParts>): OfferedPapers {
  const papers = list.of('paper').map(({ option }) => paperParts(option))
  const ofType = papers.filter((paper) => paper.type === type)
  const unique = (all: readonly string[]) => [...new Set(all)]
  return {
    types: unique(papers.map((paper) => paper.type)),
    sizes: unique(ofType.map((paper) => paper.size)),
    weights: unique(ofType.filter((paper) => paper.size === size).map(({ gsm }) => gsm)),
  }
}

/**
 * Returns the paper of the list that has the newly chosen part and most of the previous ones: type counts more than size, and size more than weight.
 * Undefined if no paper has the chosen part.
 */
export function nearestPaper(list: PriceList, before: string, chosen: Partial<PaperParts>): string | undefined {
  const wanted = { ...paperParts(before), ...chosen }
  let nearest: { option: string; likeness: number } | undefined
  for (const { option } of list.of('paper')) {
    const paper = paperParts(option)
    if (Object.entries(chosen).some(([part, value]) => paper[part as keyof PaperParts] !== value)) continue
    const likeness =
      Number(paper.type === wanted.type) * 4 + Number(paper.size === wanted.size) * 2 + Number(paper.gsm === wanted.gsm)
    if (!nearest || likeness > nearest.likeness) nearest = { option, likeness }
  }
  return nearest?.option
}

/** Black only, colour, or colour only on sheets that have some. */
export const inks = ['grey', 'color', 'mixed'] as const
export type Ink = (typeof inks)[number]

/** The customer's choice of how a job is printed. */
export type PrintingWay = { readonly ink: Ink; readonly sides: 1 | 2 }

type Printing = Pick<JobChoices, 'printing' | 'greyPrinting'>

/** Returns the matching options of the list, cheapest first. */
export function printingsOf(
  list: PriceList,
  rules: TradeRules,
  { isColor, sides }: { readonly isColor: boolean; readonly sides: 1 | 2 },
): readonly ListedPrice[] {
  return list
    .of('printing')
    .filter(({ option }) => {
      const rule = printingRule(rules, option)
      return rule.isColor === isColor && rule.sides === sides
    })
    .sort((one, other) => one.pricePaise - other.pricePaise)
}

/** Returns how the chosen options print. */
export function wayOf({ printing, greyPrinting }: Printing, rules: TradeRules): PrintingWay {
  const { isColor, sides } = printingRule(rules, printing)
  if (greyPrinting !== undefined && greyPrinting !== printing) return { ink: 'mixed', sides }
  return { ink: isColor ? 'color' : 'grey', sides }
}

/**
 * Returns the options that print a job this way: the previous ones if they do, otherwise the cheapest. Undefined if the list has none, so that this way
 * is not offered.
 */
export function printingFor(
  list: PriceList,
  rules: TradeRules,
  { ink, sides }: PrintingWay,
  before?: Printing,
): Printing | undefined {
  const pick = (isColor: boolean) => {
    const options = printingsOf(list, rules, { isColor, sides }).map(({ option }) => option)
    return options.find((option) => option === before?.printing || option === before?.greyPrinting) ?? options[0]
  }
  const printing = pick(ink !== 'grey')
  if (printing === undefined || ink !== 'mixed') return printing === undefined ? undefined : { printing }
  const greyPrinting = pick(false)
  return greyPrinting === undefined ? undefined : { printing, greyPrinting }
}

/** An option of the list, with the message if it is incompatible with the other choices. */
export type Offer = ListedPrice & { readonly problem: string | undefined }

/** Returns the laminations or bindings of the list for a copy with this many sheets of a paper. */
export function offersOf(
  section: 'lamination' | 'binding',
  list: PriceList,
  rules: TradeRules,
  made: { readonly paper: string; readonly sheets: number },
): readonly Offer[] {
  return list.of(section).map((listed) => ({ ...listed, problem: optionProblem(section, listed.option, made, rules) }))
}

/**
 * Returns the initial choices of a job: the cheapest paper of the size, or A4 if the list has none of it, printed on one side, in colour only if needed.
 * Undefined if the list has no paper or no printing.
 */
export function firstChoices(
  list: PriceList,
  rules: TradeRules,
  { size, hasColor }: { readonly size: string; readonly hasColor: boolean },
): JobChoices | undefined {
  const papers = [...list.of('paper')].sort((one, other) => one.pricePaise - other.pricePaise)
  const ofSize = (wanted: string) => papers.find(({ option }) => paperParts(option).size === wanted)
  const paper = ofSize(size) ?? ofSize('A4') ?? papers[0]
  const ways: readonly Ink[] = hasColor ? ['mixed', 'color', 'grey'] : ['grey', 'color']
  for (const ink of ways) {
    const printing = printingFor(list, rules, { ink, sides: 1 }) ?? printingFor(list, rules, { ink, sides: 2 })
    if (paper && printing) return { copies: 1, paper: paper.option, ...printing, laminated: 'all' }
  }
  return undefined
}
