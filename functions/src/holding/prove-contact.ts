import { sha256 } from '../crypto/sha256.ts'
import { fieldError } from '../errors/app-error.ts'
import { contactCodesIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { transact } from '../firestore/transact.ts'
import { visitOf } from '../http/caller/visit.ts'
import { type Handler, ok } from '../http/handler.ts'
import { proofOf } from './contact-proof.ts'
import { digestOf } from './send-contact-code.ts'

const refusal = 'Too many wrong codes within an hour. Please try again later.'

/** Each mailbox has its own codes, so trying the same digits on many mailboxes is counted by network. */
const limitsOf = (network: string | undefined): RateLimit[] =>
  network ? [{ name: `wrong codes from ${network}`, free: 20, most: 200, refusal }] : []

/**
 * Returns a proof for a mailed code. A code can be tried five times; the right one may be sent again, in case its response was lost, and
 * is not counted.
 */
export const proveContact: Handler<'proveContact'> = async ({ body: { email, code }, request }, deps) => {
  const document = contactCodesIn(deps.db).doc(sha256(email))
  const { network, solved } = await visitOf(request, deps)
  const problem = await transact(deps, async (transaction) => {
    const count = await enforceRateLimits(transaction, limitsOf(network), deps, solved)
    const sent = await transaction.read(document)
    const isOver = !sent || sent.expiresAt <= deps.now() || sent.triesLeft < 1
    if (!isOver && sent.digest === digestOf(email, code, deps.orderSecret)) return undefined
    count()
    if (isOver) return 'This code no longer works. Please send a new one.'
    transaction.update(document, { triesLeft: sent.triesLeft - 1 })
    return 'That code is not right. Please check it and try again.'
  })
  if (problem !== undefined) throw fieldError('code', problem)
  return ok(proofOf(email, deps))
}
