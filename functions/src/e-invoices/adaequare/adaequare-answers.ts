import * as z from 'zod/mini'

const Text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** POST /gsp/authenticate. */
export const SignedIn = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() })

/** Whether the call succeeded; if not, `message` has the portal's errors: '2150 : Duplicate IRN'. */
export const Said = z.object({
  success: z.boolean(),
  message: z.optional(z.nullable(z.string())),
  result: z.optional(z.unknown()),
})

/** A registered invoice; dates are in IST, '2026-11-25 14:05:09'. */
export const RegisteredTaxDocument = z.object({
  Irn: z.string().check(z.regex(/^[0-9a-f]{64}$/i)),
  AckNo: Text,
  AckDt: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  SignedQRCode: z.string().check(z.minLength(1)),
})

/** The details of an invoice that was registered before. */
export const Duplicate = z.array(z.object({ InfCd: z.string(), Desc: z.object({ Irn: z.string() }) }))
