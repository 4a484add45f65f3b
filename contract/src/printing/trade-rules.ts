import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { QuantityBreaks } from '../quantity-break.ts'
import { RequiredLine } from '../text.ts'
import { maxOptions } from './pricing.ts'

const name = RequiredLine(80, 'Choose an option of the price list')
const count = (least: number, most: number) =>
  z
    .int({ error: 'A whole number' })
    .check(z.gte(least, { error: `At least ${least}` }), z.lte(most, { error: `At most ${most}` }))

/** How a printing option prints a sheet. An option without a rule prints colour on one side. */
export const PrintingRule = z.object({ option: name, isColor: z.boolean(), sides: z.literal([1, 2]) })
export type PrintingRule = z.infer<typeof PrintingRule>

/** What a binding can hold: the range of sheets per copy, and paper sizes; any size if none is listed. */
export const BindingRule = z
  .object({
    option: name,
    minSheets: count(1, 5000),
    maxSheets: count(1, 5000),
    sizes: z.array(RequiredLine(40, 'A size of paper')).check(z.maxLength(20)),
  })
  .check(
    z.refine(({ minSheets, maxSheets }) => minSheets <= maxSheets, {
      error: 'Enter the first number or a higher one',
      path: ['maxSheets'],
    }),
  )
export type BindingRule = z.infer<typeof BindingRule>

/** The paper types that a lamination can be applied to. */
export const LaminationRule = z.object({
  option: name,
  papers: z.array(RequiredLine(80, 'A type of paper')).check(z.maxLength(50)),
})
export type LaminationRule = z.infer<typeof LaminationRule>

const ruleLists = {
  printings: z.array(PrintingRule).check(z.maxLength(maxOptions)),
  bindings: z.array(BindingRule).check(z.maxLength(maxOptions)),
  laminations: z.array(LaminationRule).check(z.maxLength(maxOptions)),
  /** Percent off a whole job by its number of copies. */
  copyBreaks: QuantityBreaks,
  /** Working days from the order to the finished job. */
  turnRoundDays: count(1, 60),
}

/** What the press can make, and from which materials. */
export const TradeRules = z.object(ruleLists)
export type TradeRules = z.infer<typeof TradeRules>

/** GET /api/printing-rules. */
export const TradeRulesAnswer = z.object({ ...ruleLists, updatedAt: z.iso.datetime() })
export type TradeRulesAnswer = z.infer<typeof TradeRulesAnswer>

/** PUT /api/printing-rules. */
export const ChangeTradeRulesRequest = z.object({ ...ruleLists, basedOn: BasedOn })
export type ChangeTradeRulesRequest = z.infer<typeof ChangeTradeRulesRequest>

/** The document settings/printing. */
export const StoredTradeRules = z.object({ ...ruleLists, updatedAt: z.date() })
export type StoredTradeRules = z.infer<typeof StoredTradeRules>

/** The rules of a shop that has set none: no limits, no breaks. */
export const firstTradeRules: TradeRules = {
  printings: [],
  bindings: [],
  laminations: [],
  copyBreaks: [],
  turnRoundDays: 2,
}

/** Returns how an option prints a sheet. */
export function printingRule({ printings }: Pick<TradeRules, 'printings'>, option: string): PrintingRule {
  return printings.find((rule) => rule.option === option) ?? { option, isColor: true, sides: 1 }
}

/** Returns the message why a binding cannot hold this many sheets of a paper size, or undefined. */
export function bindingProblem(
  { bindings }: Pick<TradeRules, 'bindings'>,
  option: string,
  { sheets, size }: { readonly sheets: number; readonly size: string },
): string | undefined {
  const rule = bindings.find((one) => one.option === option)
  if (!rule) return undefined
  if (rule.sizes.length > 0 && !rule.sizes.includes(size)) return `${option} is not available in ${size}`
  if (sheets < rule.minSheets) return `${option} needs at least ${sheetsOf(rule.minSheets)}; this is ${sheets}`
  return sheets > rule.maxSheets ? `${option} holds up to ${sheetsOf(rule.maxSheets)}; this is ${sheets}` : undefined
}

/** Returns the message why a lamination cannot be applied to a paper type, or undefined. */
export function laminationProblem(
  { laminations }: Pick<TradeRules, 'laminations'>,
  option: string,
  paperType: string,
): string | undefined {
  const rule = laminations.find((one) => one.option === option)
  if (!rule || rule.papers.length === 0 || rule.papers.includes(paperType)) return undefined
  return `${option} lamination does not hold on ${paperType} paper`
}

const sheetsOf = (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`)
