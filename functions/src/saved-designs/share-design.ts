import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { ownDesign } from './own-design.ts'
import { savedDesignAnswer } from './saved-design-answer.ts'

/** Creates a link that shows a saved design of the caller, or returns the existing one. */
export const shareDesign: Handler<'shareDesign'> = async ({ caller, params }, deps) => {
  return ok(await setShared(true, params.designId, caller.uid, deps))
}

/** Closes the link of a saved design of the caller for good. */
export const stopSharingDesign: Handler<'stopSharingDesign'> = async ({ caller, params }, deps) => {
  return ok(await setShared(false, params.designId, caller.uid, deps))
}

const setShared = (isShared: boolean, id: string, uid: string, deps: Deps) =>
  transact(deps, async (transaction) => {
    const { reference, saved } = await ownDesign(id, uid, transaction)
    if (saved.isShared === isShared) return savedDesignAnswer(saved, deps)
    const change = { isShared, shares: saved.shares + (isShared ? 1 : 0) }
    transaction.update(reference, change)
    return savedDesignAnswer({ ...saved, ...change }, deps)
  })
