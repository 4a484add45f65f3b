import type { GarmentDrawing } from '@teeshala/contract/garment/drawing'
import { useId } from 'react'
import { shadeMarkup } from './shade-markup.ts'

type GarmentShadeProps = {
  drawing: GarmentDrawing
  /** The fabric, as #1a2b3c. */
  color: string
}

/** Folds and light over cloth and print alike, so that a design looks printed: a part of the garment's SVG. */
export function GarmentShade({ drawing, color }: GarmentShadeProps) {
  const id = useId()
  const html = { __html: shadeMarkup(drawing, color, id) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in which no words of anybody stand
  return <g pointerEvents="none" dangerouslySetInnerHTML={html} />
}
