import type { GarmentDrawing } from '@teeshala/contract/garment/drawing'
import { useId } from 'react'
import { shadeMarkup } from './shade-markup.ts'

type GarmentShadeProps = {
  drawing: GarmentDrawing
  /** The fabric colour, as #1a2b3c. */
  color: string
}

/** Folds and light over fabric and print, so that a design looks printed: part of the garment's SVG. */
export function GarmentShade({ drawing, color }: GarmentShadeProps) {
  const id = useId()
  const html = { __html: shadeMarkup(drawing, color, id) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which contains no user input
  return <g pointerEvents="none" dangerouslySetInnerHTML={html} />
}
