import type { TextStyle } from './design-document.ts'
import { fontOf } from './design-fonts.ts'
import { scriptRuns } from './letters.ts'
import { thinnestStrokeIn } from './thinnest-strokes.ts'

/** What a press can lay on cloth so that it holds. */
export const thinnestStrokeMm = 0.3
export const smallestLettersMm = 5

export type FineParts = {
  readonly areLettersSmall: boolean
  /** The thinnest strokes of its letters, where they may break. */
  readonly strokeMm?: number
  /** Its outline, where that may. */
  readonly outlineMm?: number
}

/** Returns how thin the thinnest strokes of a text are, as a share of its letters' size: those of whichever of its scripts has the thinnest. Infinite where nothing of it is drawn. */
export function thinnestStrokeOf(style: Pick<TextStyle, 'text' | 'font' | 'isBold'>): number {
  const runs = style.text.split('\n').flatMap((line) => scriptRuns(line, fontOf(style.font)))
  const drawn = runs.flatMap(({ text, script }) => (script && text.trim() !== '' ? script : []))
  return Math.min(...drawn.flatMap((script) => thinnestStrokeIn(style, script) ?? []))
}

/** Returns what of a text is too fine to print when its letters are so large. Letters that are too small stand for their strokes. */
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
