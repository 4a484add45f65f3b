import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { Line } from '../text.ts'
import { DesignPlace } from './design-place.ts'

/**
 * The maximum number of designs in an order. The limit comes from the document size, not the pages: a stored design takes up to 700 bytes, so 200 of
 * them beside the 1,000 lines of the largest bulk order stay below a third of Firestore's 1 MiB (docs/decisions/0012-design-uploads.md).
 */
export const maxDesigns = 200

/** The error when an order has more. */
export const tooManyDesigns = `One order can have up to ${maxDesigns} designs. Please order the rest separately.`

/** Returns the schema for the designs in an order request, each checked by `one`. */
export const designList = <T extends z.core.$ZodType>(one: T) =>
  z._default(z.array(one).check(z.maxLength(maxDesigns, { error: tooManyDesigns })), [])

/**
 * A design in an order request: the path of the upload (its download address in our bucket is accepted too), its place in the print area, and whether a
 * blurred print is acceptable.
 */
export const DesignRequest = z.object({
  path: Line(500).check(z.minLength(1, { error: 'Name the uploaded design' })),
  /** In the print area of the smallest ordered size; by default as large as that allows, centred. */
  place: z.optional(DesignPlace),
  /** 'Print anyway': without it a design below 100 dots per inch is refused. */
  acceptsPoorPrint: z._default(z.boolean(), false),
})
export type DesignRequest = z.infer<typeof DesignRequest>

/** A design file as stored in an order: its path in the bucket, its original file name, and what the server found in it. */
export const Design = z.object({
  path: z.string(),
  name: z.string(),
  /** In millimetres from the print area's top left corner. Absent for designs in a cart. */
  place: z.optional(DesignPlace),
  /** As displayed, with the camera's rotation applied. Absent for vector artwork. */
  widthPx: z.optional(z.int()),
  heightPx: z.optional(z.int()),
  isVector: z.optional(z.boolean()),
  /** Dots per inch at the printed size; absent for vector artwork. */
  dpi: z.optional(z.int()),
  /** Set if the customer had to confirm 'print anyway'. */
  acceptsPoorPrint: z.optional(z.literal(true)),
})
export type Design = z.infer<typeof Design>

/** A file that an order used before its design was changed. */
export const ReplacedDesign = z.pick(Design, { path: true, name: true })
export type ReplacedDesign = z.infer<typeof ReplacedDesign>

/** A design of a bulk order, with its placement. */
export const PlacedDesign = z.object({ ...Design.shape, placement: z.enum(placements) })
export type PlacedDesign = z.infer<typeof PlacedDesign>

/** Returns whether the design of a line is a file in the bucket; a cart may name a file that was never uploaded. */
export function isUpload(design: string): boolean {
  return design.includes('/')
}

/** Returns a design known only by its upload; files in the bucket are named `{timestamp}-{name}`. */
export function designOf(path: string): Design {
  return { path, name: (path.split('/').at(-1) ?? path).replace(/^\d+-/, '') }
}
