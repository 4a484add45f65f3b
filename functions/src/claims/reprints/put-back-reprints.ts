import { theCustomer } from '../../audit/audit-note.ts'
import { claimsIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import type { Deps } from '../../ports/deps.ts'
import { reprintReason, returnOfReprint } from './reprint-stock.ts'

/** Puts the pieces of a person's reprints that have not been sent back into stock, because their claims are deleted with the account. */
export async function putBackReprints(uid: string, deps: Deps): Promise<void> {
  const open = await claimsIn(deps.db).where('userId', '==', uid).where('isToReprint', '==', true).get()
  for (const { ref } of open.docs) {
    await transact(deps, async (transaction) => {
      const claim = await transaction.read(ref)
      if (!claim?.isToReprint) return
      const pieces = new Map(Object.entries(claim.taken ?? {}))
      const putBack = await returnOfReprint(
        pieces,
        { actor: theCustomer, reason: reprintReason(claim) },
        transaction,
        deps,
      )
      transaction.update(ref, { isToReprint: null, updatedAt: deps.now() })
      putBack()
    })
  }
}
