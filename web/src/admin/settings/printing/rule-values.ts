import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { PricingSection } from '@teeshala/contract/printing/pricing'
import { ChangeTradeRulesRequest, type TradeRules } from '@teeshala/contract/printing/trade-rules'
import * as texts from '../../../texts/admin/settings.ts'

type Count = number | ''

/** A row of the form: an option of the price list, or a rule for an option that has been removed from it. */
type Row = { readonly option: string; readonly isListed: boolean }

/** How an option prints, as a choice: '' if not set. */
export type PrintingWay = '' | `${'color' | 'black'}-${1 | 2}`
export type PrintingRow = Row & { way: PrintingWay }
export type BindingRow = Row & { minSheets: Count; maxSheets: Count; sizes: string[] }
export type LaminationRow = Row & { papers: string[] }

/** The form's values: a row for every option, with or without a rule. */
export type RuleValues = {
  printings: PrintingRow[]
  bindings: BindingRow[]
  laminations: LaminationRow[]
  copyBreaks: { from: Count; percent: Count }[]
  turnRoundDays: Count
}

/** The values that mean 'no limit'. */
const [fewest, most] = [1, 5000]

export function valuesOf(rules: TradeRules, list: PriceList): RuleValues {
  const { printings, bindings, laminations, copyBreaks, turnRoundDays } = rules
  return {
    printings: rowsOf('printing', printings, list, (rule): Omit<PrintingRow, keyof Row> => {
      return { way: rule ? `${rule.isColor ? 'color' : 'black'}-${rule.sides}` : '' }
    }),
    bindings: rowsOf('binding', bindings, list, (rule) => {
      const { minSheets = fewest, maxSheets = most, sizes = [] } = rule ?? {}
      return {
        minSheets: minSheets === fewest ? ('' as const) : minSheets,
        maxSheets: maxSheets === most ? ('' as const) : maxSheets,
        sizes: [...sizes],
      }
    }),
    laminations: rowsOf('lamination', laminations, list, (rule) => ({ papers: [...(rule?.papers ?? [])] })),
    copyBreaks: copyBreaks.map((step) => ({ ...step })),
    turnRoundDays,
  }
}

function rowsOf<Rule extends { readonly option: string }, Fields>(
  section: PricingSection,
  rules: readonly Rule[],
  list: PriceList,
  fields: (rule: Rule | undefined) => Fields,
): (Row & Fields)[] {
  const listed = list.of(section).map(({ option }) => option)
  const gone = rules.map(({ option }) => option).filter((option) => !listed.includes(option))
  return [...listed, ...gone].map((option) => ({
    option,
    isListed: listed.includes(option),
    ...fields(rules.find((rule) => rule.option === option)),
  }))
}

/** Returns whether a row limits anything. */
export const hasLimits = ({ minSheets, maxSheets, sizes }: BindingRow) =>
  minSheets !== '' || maxSheets !== '' || sizes.length > 0

/** Returns the rules to store; invalid input is left to validation. */
export function requestOf({ printings, bindings, laminations, copyBreaks, turnRoundDays }: RuleValues) {
  return {
    printings: printings.flatMap(({ option, way }) =>
      way === '' ? [] : [{ option, isColor: way.startsWith('color'), sides: way.endsWith('2') ? 2 : 1 }],
    ),
    bindings: bindings.filter(hasLimits).map(({ option, minSheets, maxSheets, sizes }) => ({
      option,
      minSheets: minSheets === '' ? fewest : minSheets,
      maxSheets: maxSheets === '' ? most : maxSheets,
      sizes,
    })),
    laminations: laminations.flatMap(({ option, papers }) => (papers.length > 0 ? [{ option, papers }] : [])),
    copyBreaks,
    turnRoundDays,
  }
}

/** Returns errors by path in the form. */
export function problemsOf(values: RuleValues): Record<string, string> {
  const request = requestOf(values)
  const { error } = ChangeTradeRulesRequest.safeParse(request)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [formPath(path, values, request).join('.'), message]),
  )
}

/** Rows without a rule are not sent, so the row numbers of form and request differ. */
function formPath(
  path: readonly PropertyKey[],
  values: RuleValues,
  request: ReturnType<typeof requestOf>,
): readonly PropertyKey[] {
  const [list, index, ...rest] = path
  if (typeof index !== 'number' || (list !== 'printings' && list !== 'bindings' && list !== 'laminations')) return path
  const option = request[list][index]?.option
  return [list, values[list].findIndex((row) => row.option === option), ...rest]
}

export const wayLabels: Readonly<Record<PrintingWay, string>> = {
  '': texts.notSaidColourOnOneSide,
  'color-1': texts.colourOnOneSide,
  'color-2': texts.colourOnBothSides,
  'black-1': texts.blackOnOneSide,
  'black-2': texts.blackOnBothSides,
}

const lines = (all: readonly string[]) => all.join('; ')

/** Labels and values of each part of the rules, to show a colleague's change. */
export const ruleWords = {
  printings: {
    label: texts.printing,
    say: (rows: PrintingRow[]) =>
      lines(rows.flatMap(({ option, way }) => (way ? [`${option}: ${wayLabels[way].toLowerCase()}`] : []))),
  },
  bindings: {
    label: texts.binding,
    say: (rows: BindingRow[]) =>
      lines(
        rows.filter(hasLimits).map(({ option, minSheets, maxSheets, sizes }) => {
          const sheets = texts.sheetsFromTo(minSheets || fewest, maxSheets || 'any')
          return `${option}: ${sheets}, ${sizes.join(', ') || texts.anySize}`
        }),
      ),
  },
  laminations: {
    label: texts.lamination,
    say: (rows: LaminationRow[]) =>
      lines(rows.flatMap(({ option, papers }) => (papers.length > 0 ? [`${option}: ${papers.join(', ')}`] : []))),
  },
  copyBreaks: {
    label: texts.priceBreaks,
    say: (steps: RuleValues['copyBreaks']) =>
      lines(steps.map(({ from, percent }) => texts.percentFromCopies(from, percent))),
  },
  turnRoundDays: texts.workingDays,
} as const
