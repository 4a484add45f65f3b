import { FoundInDesign } from '@teeshala/contract/uploads/stored-upload'
import * as z from 'zod/mini'

/**
 * What reading a design has come to: what it is, and its preview as WebP in base 64, of a photo of a review a large picture too; or why
 * it cannot be printed, in words for the customer where reading it has found them.
 */
export const DesignReading = z.union([
  z.object({ found: FoundInDesign, preview: z.string(), large: z.optional(z.string()) }),
  z.object({ problem: z.string() }),
  z.object({ refusal: z.enum(['broken', 'tooHeavy']) }),
])
export type DesignReading = z.infer<typeof DesignReading>
