import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import { Suspense } from 'react'
import * as texts from '../../../texts/shared/motifs.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Canvas } from '../canvas.ts'
import { changeDrawn } from '../design-drafts.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import { DrawnCard } from './DrawnCard.tsx'

const MotifPanel = lazyPart(async () => (await import('../../motifs/MotifPanel.tsx')).MotifPanel)

type MotifCardProps = {
  canvas: Canvas
  drawn: DrawnDesign
  style: MotifStyle
  /** The layers that can be drawn and are not hidden. */
  designs: readonly PlacedDesign[]
  /** The fabric, as #1A2B3C. */
  cloth: string
  onRemove: () => void
}

/** A motif among the layers: what can be done with it, and, while it is the one at hand, which it is and its colours. */
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
      <Suspense>
        <MotifPanel style={style} place={drawn.design?.place} onChange={(changed) => changeDrawn(drawn.id, changed)} />
      </Suspense>
    </DrawnCard>
  )
}
