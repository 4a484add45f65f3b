import * as z from 'zod/mini'
import { layerTraits } from '../design-document/layer-traits.ts'
import { DesignPlace, smallestSideMm } from '../designs/design-place.ts'
import { type MotifId, motifNames } from './motif-names.ts'

/** The maximum number of motifs per placement. */
export const maxMotifs = 20
export const tooManyMotifs = `One placement can have up to ${maxMotifs} motifs.`
const notOurs = 'This is not one of our motifs.'
const tooSmall = `A motif is at least ${smallestSideMm} mm wide or high. Please make it larger.`

const Ink = z
  .string({ error: 'A colour is written as #1a2b3c' })
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'A colour is written as #1a2b3c' }), z.toLowerCase())

/** The drawing and its style: a colour for each of its inks. */
const motifStyle = {
  motif: z.enum(Object.keys(motifNames) as MotifId[], { error: notOurs }),
  colors: z
    .array(Ink, { error: 'A motif has one or two colours' })
    .check(
      z.minLength(1, { error: 'A motif has one or two colours' }),
      z.maxLength(2, { error: 'A motif has one or two colours' }),
    ),
  /** A line around it, on the outside; its width is a share of the drawing's longer side. */
  outline: z.optional(
    z.object({
      color: Ink,
      width: z.number().check(z.gte(0.005, { error: 'At least 0.005' }), z.lte(0.1, { error: 'At most 0.1' })),
    }),
  ),
}
export const MotifStyle = z.object(motifStyle)
export type MotifStyle = z.infer<typeof MotifStyle>

/** A motif as stored in an order, validated when it was placed. */
export const PlacedMotifLayer = z.object({
  kind: z.literal('motif'),
  ...motifStyle,
  ...layerTraits,
  place: DesignPlace,
})

export const MotifLayer = z.object(PlacedMotifLayer.shape).check(({ value: { place }, issues }) => {
  if (Math.max(place.widthMm, place.heightMm) < smallestSideMm) {
    issues.push({ code: 'custom', message: tooSmall, path: ['place'], input: place })
  }
})
export type MotifLayer = z.infer<typeof MotifLayer>
