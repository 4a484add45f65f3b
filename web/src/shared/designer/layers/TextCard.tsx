import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import { firstSpot, spotOf } from '@teeshala/contract/design-document/text-spot'
import * as texts from '../../../texts/shared/design/designer.ts'
import { TextPanel } from '../../design-text/TextPanel.tsx'
import { changeDrawn, putDrawn } from '../drafts/design-drafts.ts'
import { type CardOfDrawn, DrawnCard } from './DrawnCard.tsx'

/** A text in the layer list with its actions and, while active, its style. */
export function TextCard({ style, isNew, ...card }: CardOfDrawn & { style: TextStyle; isNew: boolean }) {
  const { area } = card.canvas
  const { id, design, hasFailed, retry } = card.drawn
  const resize = (letterMm: number) => {
    const spot = design?.text ? spotOf(design.place, design.text) : firstSpot(area)
    putDrawn(id, area.placement, { ...spot, letterMm })
  }
  return (
    <DrawnCard {...card} editLabel={texts.editText}>
      <TextPanel
        style={style}
        onChange={(changed) => changeDrawn(id, changed)}
        letterMm={design?.text && letterSizeMm(design.text, design.place)}
        onLetterMm={resize}
        hasFailed={hasFailed}
        onRetry={retry}
        isNew={isNew}
      />
    </DrawnCard>
  )
}
