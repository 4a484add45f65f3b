import * as z from 'zod/mini'
import { Email } from '../../accounts/email.ts'

/** How long a code and the proof it earns stay valid, in minutes. */
export const codeMinutes = 10
export const proofMinutes = 120

/** POST /api/contact-code */
export const ContactCodeRequest = z.object({ email: Email })
export type ContactCodeRequest = z.infer<typeof ContactCodeRequest>

/** `localCode` is the code itself, present only in a local shop, which sends no mail. */
export const ContactCodeSent = z.object({ message: z.string(), localCode: z.optional(z.string()) })
export type ContactCodeSent = z.infer<typeof ContactCodeSent>

/** POST /api/contact-code/proof */
export const ContactProofRequest = z.object({
  email: Email,
  code: z.string().check(
    z.overwrite((code) => code.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, { error: 'Please enter the six digits of the code' }),
  ),
})
export type ContactProofRequest = z.infer<typeof ContactProofRequest>

/** The value of the order's contact proof header, and when it expires. */
export const ContactProof = z.object({ proof: z.string(), until: z.iso.datetime() })
export type ContactProof = z.infer<typeof ContactProof>

/** The document contactCodes/{SHA-256 of the email}: a digest of the last code sent. The code itself is stored only in its mail, for a day. */
export const StoredContactCode = z.object({ digest: z.string(), triesLeft: z.int(), expiresAt: z.date() })
export type StoredContactCode = z.infer<typeof StoredContactCode>

/** POST /api/orders/{id}/confirm: the code from the order's mail; staff need none. */
export const ConfirmOrderRequest = z.object({ code: z.optional(z.string().check(z.maxLength(100))) })
export type ConfirmOrderRequest = z.infer<typeof ConfirmOrderRequest>
