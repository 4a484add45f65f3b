import { paperParts, wayOf } from '@teeshala/contract/printing/job-options'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'

const inkWords = { grey: 'black & white', color: 'colour', mixed: 'colour where needed' } as const

/** 'A4 common1 70gsm, black & white, both sides, Spiral' */
export function choiceWords(choices: JobChoices, rules: TradeRules): string {
  const { type, size, gsm } = paperParts(choices.paper)
  const { ink, sides } = wayOf(choices, rules)
  return [
    `${size} ${type} ${gsm}`,
    inkWords[ink],
    sides === 1 ? 'one side' : 'both sides',
    ...(choices.lamination ? [`${choices.lamination} lamination`] : []),
    ...(choices.binding ? [choices.binding] : []),
  ].join(', ')
}

/** 'thesis.pdf and 2 more': what a job of documents is called in a list. */
export function documentsName(documents: readonly { readonly name: string }[]): string {
  const [first, ...others] = documents
  if (!first) return 'Document'
  return others.length > 0 ? `${first.name} and ${others.length} more` : first.name
}
