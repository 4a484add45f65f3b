import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import { firstSpot, spotOf } from '@teeshala/contract/design-document/text-spot'
import * as texts from '../../../texts/shared/designer.ts'
import { TextPanel } from '../../design-text/TextPanel.tsx'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import type { Canvas } from '../canvas.ts'
import { changeDrawn, putDrawn } from '../design-drafts.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import { DrawnCard } from './DrawnCard.tsx'

type TextCardProps = {
  canvas: Canvas
  written: DrawnDesign
  style: TextStyle
  /** The visible layers. */
  designs: readonly PlacedDesign[]
  /** The fabric colour, as #1A2B3C. */
  cloth: string
  isNew: boolean
  onRemove: () => void
}

/** A text in the layer list with its actions and, while active, its style. */
export function TextCard({ canvas, written, style, designs, cloth, isNew, onRemove }: TextCardProps) {
  const { area } = canvas
  const { id, design, hasFailed, retry } = written
  const resize = (letterMm: number) => {
    const spot = design?.text ? spotOf(design.place, design.text) : firstSpot(area)
    putDrawn(id, area.placement, { ...spot, letterMm })
  }
  return (
    <DrawnCard
      canvas={canvas}
      drawn={written}
      designs={designs}
      editLabel={texts.editText}
      cloth={cloth}
      onRemove={onRemove}
    >
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
