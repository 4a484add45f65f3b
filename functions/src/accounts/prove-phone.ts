import type { PhoneProofRequest } from '@teeshala/contract/accounts/user'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { claimsOfProven } from './proven-phone.ts'

const freshForSeconds = 10 * 60

/** Whoever is signed in another way and has signed in by a code too has both the account and the phone: the number is proved. */
export async function provePhone(
  { caller, body }: Call<'customer', unknown, unknown, PhoneProofRequest>,
  { auth, now }: Deps,
): Promise<Answer> {
  const proof: DecodedIdToken | undefined = await auth.verifyIdToken(body.proof, true).catch(() => undefined)
  const record = await auth.getUser(caller.uid)
  const isGood =
    proof?.uid === caller.uid &&
    proof.firebase.sign_in_provider === 'phone' &&
    proof.phone_number === record.phoneNumber &&
    now().getTime() / 1000 - proof.auth_time <= freshForSeconds
  if (!isGood) throw new AppError('INVALID_INPUT', 'This does not prove the phone number.')
  await auth.setCustomUserClaims(caller.uid, claimsOfProven(record))
  return ok({ message: 'The phone number is proved.' })
}
