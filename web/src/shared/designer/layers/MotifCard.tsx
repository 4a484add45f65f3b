import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import * as texts from '../../../texts/shared/motifs.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Canvas } from '../canvas.ts'
import { changeDrawn } from '../design-drafts.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import { DrawnCard } from './DrawnCard.tsx'

const MotifPanel = lazyPart(async () => (await import('../../motifs/MotifPanel.tsx')).MotifPanel)

type MotifCardProps = {
  canvas: Canvas
  drawn: DrawnDesign
  style: MotifStyle
  /** The visible layers. */
  designs: readonly PlacedDesign[]
  /** The fabric colour, as #1A2B3C. */
  cloth: string
  onRemove: () => void
}

/** A motif in the layer list with its actions and, while active, its choice and colours. */
export function MotifCard({ canvas, drawn, style, designs, cloth, onRemove }: MotifCardProps) {
  return (
    <DrawnCard
      canvas={canvas}
      drawn={drawn}
      designs={designs}
      editLabel={texts.changeMotif}
      cloth={cloth}
      onRemove={onRemove}
    >
      <MotifPanel style={style} place={drawn.design?.place} onChange={(changed) => changeDrawn(drawn.id, changed)} />
    </DrawnCard>
  )
}
