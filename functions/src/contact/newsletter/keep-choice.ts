import type { Transaction } from 'firebase-admin/firestore'
import { consentsIn } from '../../firestore/collections.ts'
import type { Deps } from '../../ports/deps.ts'

type Choice = {
  readonly isWanted: boolean
  readonly words: string
  readonly wordsSince: string | null
  readonly page: string
}

/** Records that an address subscribed or unsubscribed, and the wording shown, without the address itself. */
export function keepChoice(
  id: string,
  choice: Choice,
  transaction: Transaction,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): void {
  const at = now()
  const consent = consentsIn(db).doc(`newsletter-${id}-${at.getTime()}-${choice.isWanted ? 'joined' : 'left'}`)
  transaction.set(consent, { purpose: 'newsletter', address: id, userId: null, ...choice, at })
}
