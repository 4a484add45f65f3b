import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { mailsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Sending } from './compose-order-mail.ts'
import { guestTokenOf } from './guest-token.ts'
import { capOfMailbox } from './mailbox-cap.ts'
import { orderMail } from './order-mail.ts'
import { writeOrderMessage } from './order-message.ts'
import type { OrderEvent } from './order-openings.ts'

type Told = Omit<Sending, 'now' | 'guestToken'> & {
  /** Distinguishes several events of this name. */
  readonly key?: string | undefined
}

/**
 * Reads what writing to an order's customer needs, before the writes of the transaction. Returns the secret for links, which is a guest's own unless
 * another is given, and how to write a mail and what an event calls for.
 */
export async function customerOf(
  order: WithId<StoredOrder>,
  at: Date,
  transaction: Transaction,
  secret?: { readonly guestToken: string | undefined },
) {
  const { guestToken } = secret ?? { guestToken: await guestTokenOf(order, transaction) }
  const mayMail = await capOfMailbox(order, at, transaction)

  /** Writes a mail, unless there is none or its mailbox got enough today; returns whether it did. */
  const mail = (id: string, content: StoredMail | undefined): boolean => {
    if (!content || !mayMail()) return false
    transaction.set(mailsIn(transaction.db).doc(id), content)
    return true
  }

  /** Writes the mail and the phone message about an event of the order; returns whether it is mailed. */
  const tell = (now: WithId<StoredOrder>, event: OrderEvent, { key = event, ...told }: Told): boolean => {
    const isMailed = mail(`${now._id}-${key}`, orderMail(now, event, { ...told, now: at, guestToken }))
    writeOrderMessage(now, event, { now: at, guestToken, movedPaise: told.movedPaise, key }, transaction)
    return isMailed
  }

  return { guestToken, mail, tell }
}
