import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import * as texts from '../../../texts/shared/design/motifs.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { changeDrawn } from '../drafts/design-drafts.ts'
import { type CardOfDrawn, DrawnCard } from './DrawnCard.tsx'

const MotifPanel = lazyPart(async () => (await import('../../motifs/MotifPanel.tsx')).MotifPanel)

/** A motif in the layer list with its actions and, while active, its choice and colours. */
export function MotifCard({ style, ...card }: CardOfDrawn & { style: MotifStyle }) {
  const { id, design } = card.drawn
  return (
    <DrawnCard {...card} editLabel={texts.changeMotif}>
      <MotifPanel style={style} place={design?.place} onChange={(changed) => changeDrawn(id, changed)} />
    </DrawnCard>
  )
}
