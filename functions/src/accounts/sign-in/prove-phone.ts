import type { LoginAnswer, StoredUser } from '@teeshala/contract/accounts/user'
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { usersIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { isRefusedToken, signInUnchecked } from '../../http/caller/authenticate.ts'
import { sessionToken } from '../../http/caller/session-token.ts'
import { type Handler, ok } from '../../http/handler.ts'
import type { Deps } from '../../ports/deps.ts'
import { rethrowAsTaken } from '../identity/identity-taken.ts'
import { refuseOldSignIn } from '../identity/refuse-old-sign-in.ts'
import { ensureProfile } from '../profile/ensure-profile.ts'
import { userAnswer } from '../profile/user-answer.ts'

const freshForSeconds = 10 * 60

/**
 * Assigns a number to the caller after a sign-in with a code sent to it. Firebase attached the number to the account of that sign-in; if the
 * caller is a different account whose profile has the number, it moves there. Because the number can then be used to sign in, the caller's own
 * sign-in must be recent.
 */
export const provePhone: Handler<'provePhone'> = async ({ caller, body, request }, deps) => {
  const { auth, now } = deps
  const proof: DecodedIdToken | undefined = await auth.verifyIdToken(body.proof, true).catch(refusedOrUnchecked)
  const isGood =
    proof?.firebase.sign_in_provider === 'phone' && now().getTime() / 1000 - proof.auth_time <= freshForSeconds
  if (!isGood) throw noProof()
  refuseOldSignIn(caller, now(), 'confirm your phone number')
  const [record, ofCode] = await Promise.all([auth.getUser(caller.uid), auth.getUser(proof.uid)])
  if (ofCode.phoneNumber === undefined || ofCode.phoneNumber !== proof.phone_number) throw noProof()
  const profile =
    record.uid === ofCode.uid
      ? await ensureProfile(record, deps, { takesNumber: true })
      : await moveNumber(ofCode, record, deps)
  const token = request.get('authorization')?.replace(/^Bearer /, '') ?? ''
  const customToken = await sessionToken(record.uid, { provedAt: caller.signedInAt, since: caller.sessionSince }, deps)
  return ok({ user: userAnswer(profile), token, customToken } satisfies LoginAnswer)
}

/** Deletes the account that Firebase created for the code: it was never used in the shop. */
async function moveNumber(from: UserRecord, to: UserRecord, deps: Deps): Promise<WithId<StoredUser>> {
  const { auth, db } = deps
  const { phoneNumber = null } = from
  if ((await ensureProfile(to, deps)).phone !== phoneNumber) throw noProof()
  const isUsed = (await usersIn(db).doc(from.uid).get()).exists
  if (isUsed || from.providerData.some(({ providerId }) => providerId !== 'phone')) {
    throw fieldError(
      'phone',
      'This number belongs to another account. Sign in there with OTP and delete that account or change its number; then confirm it here.',
      'PHONE_TAKEN',
    )
  }
  await auth.deleteUser(from.uid)
  await auth.updateUser(to.uid, { phoneNumber }).catch(rethrowAsTaken)
  return ensureProfile(await auth.getUser(to.uid), deps)
}

/** A code that nobody could check has to be good for another try: the next one costs an SMS. */
function refusedOrUnchecked(error: unknown): undefined {
  if (!isRefusedToken(error)) throw signInUnchecked()
}

function noProof(): AppError {
  return new AppError('INVALID_INPUT', 'This does not confirm the phone number. Please ask for a new code.')
}
