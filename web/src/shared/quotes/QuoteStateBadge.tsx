import type { QuoteState } from '@teeshala/contract/printing/quotes/quote'
import * as texts from '../../texts/shared/printing.ts'
import { StatusBadge, type Tone } from '../orders/StatusBadge.tsx'

const states: Readonly<Record<QuoteState, { readonly word: string; readonly tone: Tone }>> = {
  open: { word: texts.open, tone: 'waiting' },
  ordered: { word: texts.ordered, tone: 'good' },
  expired: { word: texts.expired, tone: 'plain' },
}

/** Shows whether a quote can still be ordered at its prices. */
export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const { word, tone } = states[state]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
