import { FoundInDesign } from '@teeshala/contract/uploads/stored-upload'
import * as z from 'zod/mini'

/**
 * The result of reading a design: what it is, and its preview as base64 WebP (for review photos also a large picture); or why
 * it cannot be printed, in words for the customer if the reader knows the reason.
 */
export const DesignReading = z.union([
  z.object({ found: FoundInDesign, preview: z.string(), large: z.optional(z.string()) }),
  z.object({ problem: z.string() }),
  z.object({ refusal: z.enum(['broken', 'tooHeavy']) }),
])
export type DesignReading = z.infer<typeof DesignReading>
