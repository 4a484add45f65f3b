import { paperParts, wayOf } from '@teeshala/contract/printing/job-options'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import * as texts from '../../../texts/shared/printing.ts'

const inkWords = { grey: texts.blackWhite, color: 'colour', mixed: texts.colourWhereNeeded } as const

/** 'A4 common1 70gsm, black & white, both sides, Spiral' */
export function choiceWords(choices: JobChoices, rules: TradeRules): string {
  const { type, size, gsm } = paperParts(choices.paper)
  const { ink, sides } = wayOf(choices, rules)
  return [
    `${size} ${type} ${gsm}`,
    inkWords[ink],
    sides === 1 ? texts.oneSide : texts.bothSides,
    ...(choices.lamination ? [texts.laminationNamed(choices.lamination)] : []),
    ...(choices.binding ? [choices.binding] : []),
  ].join(', ')
}

/** 'thesis.pdf and 2 more': the name of a job in a list. */
export function documentsName(documents: readonly { readonly name: string }[]): string {
  const [first, ...others] = documents
  if (!first) return texts.document
  return others.length > 0 ? texts.nameAndMore(first.name, others.length) : first.name
}
