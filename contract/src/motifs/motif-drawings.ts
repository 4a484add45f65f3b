import { animals } from './drawings/animals.ts'
import { city } from './drawings/city.ts'
import { college } from './drawings/college.ts'
import { cricket } from './drawings/cricket.ts'
import { festival } from './drawings/festival.ts'
import { sport } from './drawings/sport.ts'
import type { MotifDrawing } from './motif-drawing.ts'
import type { MotifId } from './motif-names.ts'

/** The drawings of all motifs. They are large, so the browser loads this file only when a motif is chosen or shown. */
export const motifDrawings: Readonly<Record<MotifId, MotifDrawing>> = {
  ...festival,
  ...college,
  ...sport,
  ...cricket,
  ...city,
  ...animals,
}

/** The groups of motifs, as offered to customers. */
export const motifGroups = { festival, college, sport, cricket, city, animals } as const
export type MotifGroup = keyof typeof motifGroups
