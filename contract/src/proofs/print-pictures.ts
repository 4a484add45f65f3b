import * as z from 'zod/mini'
import { ProofPicture } from './proof.ts'

/** The SHA-256 of everything that decides how the prints of an order look: see `proofContents`. */
export const PrintHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** GET /api/orders/{id}/print-pictures: what can be seen of the prints of an order, whether it asks for a proof or not. None where all is the shop's own. */
export const PrintPictures = z.object({ hash: PrintHash, pictures: z.array(ProofPicture) })
export type PrintPictures = z.infer<typeof PrintPictures>
