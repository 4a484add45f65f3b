import { lineAmountPaise, type PaperLine } from '../orders/order-lines.ts'
import { breakPercent, lessPercent } from '../quantity-break.ts'
import { goodsCodeOf } from '../tax/goods-code-of.ts'
import { itemDescription, itemName } from './item-words.ts'
import type { ListedPrice, PriceList } from './price-list.ts'
import type { PricingSection } from './pricing.ts'
import type { JobChoices } from './print-job.ts'
import { bindingProblem, laminationProblem, printingRule, type TradeRules } from './trade-rules.ts'

/** The facts of a document that decide its price: the number of pages, and which of them, from 1, are in colour. */
export type PagesOfDocument = { readonly pages: number; readonly colorPages: readonly number[] }

/** The number of sheets per copy, and how many of them have a page in colour. Every document starts on a new sheet. */
export type Sheets = { readonly sheets: number; readonly colorSheets: number }

/** Returns the sheets of a copy printed on one or both sides. */
export function sheetsOf(documents: readonly PagesOfDocument[], sides: 1 | 2): Sheets {
  let sheets = 0
  let colorSheets = 0
  for (const { pages, colorPages } of documents) {
    sheets += Math.ceil(pages / sides)
    colorSheets += new Set(colorPages.map((page) => Math.ceil(page / sides))).size
  }
  return { sheets, colorSheets }
}

export type JobLine = Omit<PaperLine, '_id' | 'job'>

/** A priced job: its lines with amounts in paise, and the sheets of one copy. */
export type PricedJob = Sheets & {
  readonly lines: readonly JobLine[]
  readonly sides: 1 | 2
  readonly percentOff: number
}

/** Why a job cannot be made, by choice. */
export type JobProblems = Readonly<Partial<Record<keyof JobChoices, string>>>

/**
 * Returns the price of a job, line by line: paper, printing of sheets with and without colour, lamination and binding, each less the break for its
 * number of copies. If a choice is not on the list or incompatible, returns the problem of each such choice instead.
 */
export function priceJob(
  choices: JobChoices,
  documents: readonly PagesOfDocument[],
  list: PriceList,
  rules: TradeRules,
): { readonly job: PricedJob } | { readonly problems: JobProblems } {
  const { sides } = printingRule(rules, choices.printing)
  const counted = sheetsOf(documents, sides)
  const problems = problemsOf(choices, counted, list, rules)
  if (Object.keys(problems).length > 0) return { problems }
  const percentOff = breakPercent(rules.copyBreaks, choices.copies)
  const lines = quantitiesOf(choices, counted).flatMap(([section, option, perCopy]) => {
    const listed = list.find(section, option)
    return listed && perCopy > 0 ? [jobLine(listed, perCopy * choices.copies, percentOff)] : []
  })
  return { job: { lines, sides, percentOff, ...counted } }
}

/** Returns the price of one copy of a job, in paise; every line has the same quantity for each copy. */
export function copyPaiseOf({ lines }: PricedJob, copies: number): number {
  return lines.reduce((sum, line) => sum + lineAmountPaise({ ...line, _id: '' }), 0) / copies
}

function jobLine(
  { section, option, pricePaise, description, ...code }: ListedPrice,
  quantity: number,
  percentOff: number,
): JobLine {
  return {
    kind: 'paper',
    section,
    option,
    name: itemName(section, option),
    description: description ?? itemDescription(section, option),
    quantity,
    unitPricePaise: lessPercent(pricePaise, percentOff),
    ...goodsCodeOf(code),
  }
}

type Quantity = readonly [section: PricingSection, option: string, perCopy: number]

/** Returns how many of each option one copy takes. */
function quantitiesOf(choices: JobChoices, { sheets, colorSheets }: Sheets): Quantity[] {
  const { paper, printing, greyPrinting, lamination, laminated, binding } = choices
  const printed: Quantity[] =
    greyPrinting === undefined || greyPrinting === printing
      ? [['printing', printing, sheets]]
      : [
          ['printing', printing, colorSheets],
          ['printing', greyPrinting, sheets - colorSheets],
        ]
  return [
    ['paper', paper, sheets],
    ...printed,
    ...(lamination === undefined ? [] : ([['lamination', lamination, laminated === 'all' ? sheets : 1]] as const)),
    ...(binding === undefined ? [] : ([['binding', binding, 1]] as const)),
  ]
}

/** Returns the message why an option is incompatible with the other choices of a job, or undefined. */
export function optionProblem(
  section: 'printing' | 'lamination' | 'binding',
  option: string,
  { paper, sheets }: { readonly paper: string; readonly sheets: number },
  rules: TradeRules,
): string | undefined {
  const [paperType = '', size = ''] = paper.split('|')
  if (section === 'binding') return bindingProblem(rules, option, { sheets, size })
  return section === 'lamination' ? laminationProblem(rules, option, paperType) : undefined
}

function problemsOf(choices: JobChoices, { sheets }: Sheets, list: PriceList, rules: TradeRules): JobProblems {
  const { paper, printing, greyPrinting, lamination, binding } = choices
  const problems: Partial<Record<keyof JobChoices, string>> = {}
  const check = (field: keyof JobChoices, section: PricingSection, option: string | undefined, more?: string) => {
    if (option === undefined) return
    const problem = list.find(section, option) ? more : `${itemName(section, option)} is not on our price list any more`
    if (problem !== undefined) problems[field] = problem
  }
  const made = { paper, sheets }
  check('paper', 'paper', paper)
  check('printing', 'printing', printing)
  check('greyPrinting', 'printing', greyPrinting, greyProblem(printing, greyPrinting, rules))
  check('lamination', 'lamination', lamination, lamination && optionProblem('lamination', lamination, made, rules))
  check('binding', 'binding', binding, binding && optionProblem('binding', binding, made, rules))
  return problems
}

function greyProblem(printing: string, grey: string | undefined, rules: TradeRules): string | undefined {
  if (grey === undefined || grey === printing) return undefined
  if (printingRule(rules, grey).sides === printingRule(rules, printing).sides) return undefined
  return 'Choose the same sides for pages with and without colour'
}
