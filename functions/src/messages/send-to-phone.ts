import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { SendOutcome } from '@teeshala/contract/mails/delivery'
import type { PhoneTarget } from '@teeshala/contract/messages/order-updates'
import { TemplateName } from '@teeshala/contract/messages/template-names'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'

/** Sends a message of the outbox through its channel, for the holder of its lease. */
export async function sendToPhone(
  id: string,
  { to, message }: Pick<StoredMail, 'to' | 'message'>,
  { channel, template, values }: PhoneTarget,
  { db, phones }: Deps,
): Promise<SendOutcome> {
  const sender = phones.senders[channel]
  const { messageChannels } = await currentSettings(db)
  if (!sender) return { kind: 'refused', reason: 'The shop has no such channel.' }
  const [phone = ''] = to
  return sender.send(
    { id, to: phone, template: TemplateName.parse(template), values, text: message.text },
    messageChannels,
  )
}
