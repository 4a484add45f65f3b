import { messageTemplates } from '@teeshala/contract/messages/message-templates'
import type { PhoneTarget } from '@teeshala/contract/messages/order-updates'
import { channelLabels } from '@teeshala/contract/messages/phone-channel'
import { afterQuietHours } from '@teeshala/contract/messages/quiet-hours'
import { TemplateName } from '@teeshala/contract/messages/template-names'
import { ordersIn, phoneStopsIn, usersIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { settingsOf, storeSettingsIn } from '../settings/read-settings.ts'

/** Whether a due message may be sent: now, later, or never, and why. */
export type Permission =
  | { readonly kind: 'go' }
  | { readonly kind: 'later'; readonly at: Date }
  | { readonly kind: 'never'; readonly reason: string }

/** Checks right before sending whether the recipient still wants messages, the shop still sends them, and quiet hours are over. */
export async function maySend(
  { channel, orderId, template }: PhoneTarget,
  phone: string,
  transaction: Transaction,
  { db, now, phones }: Deps,
): Promise<Permission> {
  const [order, stop, stored] = await readAll(
    transaction,
    ordersIn(db).doc(orderId),
    phoneStopsIn(db).doc(phone),
    storeSettingsIn(db),
  )
  if (stop) return { kind: 'never', reason: 'The number has sent STOP.' }
  const person = order?.userId && (await transaction.read(usersIn(db).doc(order.userId)))
  const hasEnded =
    person && person.updates?.channel === 'email' && order.updates && person.updates.at > order.updates.at
  if (order?.updates?.channel !== channel || hasEnded)
    return { kind: 'never', reason: 'The customer no longer wants it.' }
  if (!settingsOf(stored).messageChannels[channel].isOn || !phones.senders[channel]) {
    return { kind: 'never', reason: `${channelLabels[channel]} is switched off.` }
  }
  const known = TemplateName.safeParse(template)
  if (!known.success) return { kind: 'never', reason: 'This message is no longer sent.' }
  const at = messageTemplates[known.data].canWait ? afterQuietHours(now()) : now()
  return at > now() ? { kind: 'later', at } : { kind: 'go' }
}
