import type { TextStyle } from './design-document.ts'
import { fontOf } from './design-fonts.ts'
import { scriptRuns } from './letters.ts'
import { thinnestStrokeIn } from './thinnest-strokes.ts'

/** The finest details that hold on fabric. */
export const thinnestStrokeMm = 0.3
export const smallestLettersMm = 5

export type FineParts = {
  readonly areLettersSmall: boolean
  /** The thinnest strokes of its letters, if they may break. */
  readonly strokeMm?: number
  /** Its outline, if that may break. */
  readonly outlineMm?: number
}

/** Returns the thinnest stroke of a text relative to its letter size, over all its scripts. Infinity if nothing is drawn. */
export function thinnestStrokeOf(style: Pick<TextStyle, 'text' | 'font' | 'isBold'>): number {
  const runs = style.text.split('\n').flatMap((line) => scriptRuns(line, fontOf(style.font)))
  const drawn = runs.flatMap(({ text, script }) => (script && text.trim() !== '' ? script : []))
  return Math.min(...drawn.flatMap((script) => thinnestStrokeIn(style, script) ?? []))
}

/**
 * Returns which details of a text are too fine to print at a letter size. If the letters themselves are too small, their strokes are not reported
 * separately.
 */
export function finePartsOf(style: TextStyle, letterMm: number): FineParts {
  const areLettersSmall = letterMm < smallestLettersMm
  const strokeMm = thinnestStrokeOf(style) * letterMm
  const outlineMm = style.outline && style.outline.width * letterMm
  return {
    areLettersSmall,
    ...(!areLettersSmall && strokeMm < thinnestStrokeMm && { strokeMm }),
    ...(outlineMm !== undefined && outlineMm < thinnestStrokeMm && { outlineMm }),
  }
}
