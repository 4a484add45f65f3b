import type { TextStyle } from './design-document.ts'
import { weightOf } from './design-fonts.ts'

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

/** Returns what of a text is too fine to print when its letters are so large. Letters that are too small stand for their strokes. */
export function finePartsOf(style: TextStyle, letterMm: number): FineParts {
  const areLettersSmall = letterMm < smallestLettersMm
  const strokeMm = weightOf(style).thinnest * letterMm
  const outlineMm = style.outline && style.outline.width * letterMm
  return {
    areLettersSmall,
    ...(!areLettersSmall && strokeMm < thinnestStrokeMm && { strokeMm }),
    ...(outlineMm !== undefined && outlineMm < thinnestStrokeMm && { outlineMm }),
  }
}
