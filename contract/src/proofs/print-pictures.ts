import * as z from 'zod/mini'
import { ProofPicture } from './proof.ts'

/** The SHA-256 of everything that decides how an order's prints look; see `proofContents`. */
export const PrintHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** GET /api/orders/{id}/print-pictures: pictures of an order's prints, with or without a proof. Empty if it has only the shop's own prints. */
export const PrintPictures = z.object({ hash: PrintHash, pictures: z.array(ProofPicture) })
export type PrintPictures = z.infer<typeof PrintPictures>
