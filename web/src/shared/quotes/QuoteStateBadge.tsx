import type { QuoteState } from '@teeshala/contract/printing/quote'
import { StatusBadge, type Tone } from '../orders/StatusBadge.tsx'

const states: Readonly<Record<QuoteState, { readonly word: string; readonly tone: Tone }>> = {
  open: { word: 'Open', tone: 'waiting' },
  ordered: { word: 'Ordered', tone: 'good' },
  expired: { word: 'Expired', tone: 'plain' },
}

/** Whether a quote can still be ordered at its prices. */
export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const { word, tone } = states[state]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
