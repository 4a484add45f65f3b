import { type MessageProgress, messageDone } from '@teeshala/contract/payments/gateway/gateway-message'
import { gatewayMessagesIn } from '../../firestore/collections.ts'
import { describe } from '../../http/answer-error.ts'
import { beginAttempt } from '../../incoming/begin-attempt.ts'
import { raiseAlarm } from '../../notifications/raise-alarm.ts'
import type { Deps } from '../../ports/deps.ts'
import { reconcileLink } from '../links/reconcile-link.ts'
import { recordPayment } from '../record-payment.ts'
import { sourceOf } from '../source-of-payment.ts'

/**
 * Processes a stored gateway message if it is due, and returns its new state; undefined if there was nothing to do. The attempt is
 * recorded before and its result after: a crash in between leads to a retry, which changes nothing a second time.
 */
export async function takeInMessage(id: string, deps: Deps): Promise<MessageProgress['state'] | undefined> {
  const { db, log } = deps
  const document = gatewayMessagesIn(db).doc(id)
  const begun = await beginAttempt(document, 'progress', deps)
  if (!begun) return undefined
  if (begun.progress.state === 'failed') {
    log.error(
      { message: id, payment: begun.payment?.id, link: begun.link },
      'a message of the gateway was tried too often',
    )
    await raiseAlarm('gateway_messages', 1, deps)
    return 'failed'
  }
  const { kind, payment, link } = begun
  try {
    if (link !== undefined) await reconcileLink(link, deps)
    const source = payment && (await sourceOf(payment, deps))
    if (source) {
      log.info({ event: kind, payment: payment.id, order: source.orderId }, 'the gateway told of a payment')
      const { gatewayOrderId } = payment
      await recordPayment({ id, kind, payment: { ...payment, gatewayOrderId } }, source, deps)
    }
  } catch (error) {
    log.error({ err: describe(error), message: id }, 'a message of the gateway could not be taken in')
    return 'waiting'
  }
  await document.update({ progress: messageDone(begun.progress) })
  return 'done'
}
