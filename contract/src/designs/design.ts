import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { Line } from '../text.ts'
import { DesignPlace } from './design-place.ts'

/**
 * The most designs one order may name. The pages set no limit; this one is the document's: a stored design takes up to 700 bytes,
 * so 200 of them beside the 1,000 lines of the largest bulk order stay below a third of Firestore's 1 MiB (docs/decisions/0012-design-uploads.md).
 */
export const maxDesigns = 200

/** Said where an order names more. */
export const tooManyDesigns = `One order can have up to ${maxDesigns} designs. Please order the rest separately.`

/** The designs of an order's request, each as `one` has it. */
export const designList = <T extends z.core.$ZodType>(one: T) =>
  z._default(z.array(one).check(z.maxLength(maxDesigns, { error: tooManyDesigns })), [])

/** A design as an order asks for it: the upload's path (the API takes its download address in our bucket as well), where it lies in its print area, and whether it may come out blurred. */
export const DesignRequest = z.object({
  path: Line(500).check(z.minLength(1, { error: 'Name the uploaded design' })),
  /** In the print area of the smallest ordered size; as large as that allows, centred, where it is left out. */
  place: z.optional(DesignPlace),
  /** 'Print anyway': without it a design of less than 100 dots per inch is refused. */
  acceptsPoorPrint: z._default(z.boolean(), false),
})
export type DesignRequest = z.infer<typeof DesignRequest>

/** A design file as an order keeps it: its path in the bucket, the name it was uploaded under, and what the server found in it. */
export const Design = z.object({
  path: z.string(),
  name: z.string(),
  /** In millimetres from the print area's top left corner. Designs of a cart have none. */
  place: z.optional(DesignPlace),
  /** As it is seen, after the camera's turn. Vector artwork has no pixels. */
  widthPx: z.optional(z.int()),
  heightPx: z.optional(z.int()),
  isVector: z.optional(z.boolean()),
  /** Dots an inch at the printed size; absent for vector artwork. */
  dpi: z.optional(z.int()),
  /** Present where the customer said 'print anyway' and had to. */
  acceptsPoorPrint: z.optional(z.literal(true)),
})
export type Design = z.infer<typeof Design>

/** A file that an order printed before its design was changed. */
export const ReplacedDesign = z.pick(Design, { path: true, name: true })
export type ReplacedDesign = z.infer<typeof ReplacedDesign>

/** A design of a bulk order, with the placement it is printed at. */
export const PlacedDesign = z.object({ ...Design.shape, placement: z.enum(placements) })
export type PlacedDesign = z.infer<typeof PlacedDesign>

/** Whether the design of a line is a file in the bucket: a cart may name a file that was never uploaded. */
export function isUpload(design: string): boolean {
  return design.includes('/')
}

/** A design of which nothing is known but its upload; files are called `{timestamp}-{name}` in the bucket. */
export function designOf(path: string): Design {
  return { path, name: (path.split('/').at(-1) ?? path).replace(/^\d+-/, '') }
}
