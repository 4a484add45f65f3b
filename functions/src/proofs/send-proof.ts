import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import {
  maxProofPictures,
  proofIsAnswered,
  type StoredProof,
  type StoredProofVersion,
} from '@teeshala/contract/proofs/proof'
import { nextReminder } from '@teeshala/contract/proofs/proof-gate'
import { AppError } from '../errors/app-error.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { findOrder } from '../orders/find-order.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { proofPicturePath } from '../orders/proof-picture-path.ts'
import { toPrint } from '../orders/to-print.ts'
import type { Deps } from '../ports/deps.ts'
import { sheetOfOrder } from '../print-sheet/sheet.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { picturesToDraw } from './draw-proof.ts'
import { proofSecretOf } from './proof-secret.ts'

/**
 * Draws an order's present design and sends it to the customer as the next proof version. The pictures are stored by
 * content hash before anybody is notified, so that a repetition writes the same ones.
 */
export const sendProof: Handler<'sendProof'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const seen = await findOrder(params.id, db)
  const hash = proofHash(seen)
  if (isSent(proofOf(seen), body.number, hash)) return ok(orderAnswer(seen))
  refuseNumber(seen, body.number)
  const pictures = await storedPictures(seen, hash, deps)
  const shop = await currentSettings(db)
  const order = await changeOrder(params.id, caller.uid, deps, async (order, { transaction, note, write }) => {
    if (isSent(proofOf(order), body.number, hash)) return order
    refuseNumber(order, body.number)
    if (proofHash(order) !== hash) throw new AppError('CONFLICT', proofIsAnswered)
    const { secret, kept } = await proofSecretOf(order, transaction, deps)
    const { tell } = await customerOf(order, note.at, transaction, { guestToken: secret })
    const message = body.message ? { message: body.message } : {}
    const version: StoredProofVersion = { number: body.number, hash, sentAt: note.at, ...message, pictures }
    const remindAt = nextReminder(note.at, note.at)
    const proof: StoredProof = {
      versions: [...proofOf(order).versions, version],
      awaits: 'customer',
      ...(remindAt && { remindAt }),
    }
    const changes = { ...kept, proof, ...toPrint({ ...order, proof }) }
    const sent = write(changes, 'order.proof_sent', { number: body.number })
    const prints = { orderId: order._id, proof: body.number }
    tell(sent, 'proof_sent', { shop, prints, key: `proof-${body.number}` })
    return sent
  })
  return ok(orderAnswer(order))
}

function proofOf({ proof }: StoredOrder): StoredProof {
  if (!proof) throw new AppError('CONFLICT', 'This order is made without a proof.')
  return proof
}

/** Returns whether this version was sent already: its response was lost, or somebody clicked twice. */
const isSent = ({ versions }: StoredProof, number: number, hash: string) =>
  versions.at(-1)?.number === number && versions.at(-1)?.hash === hash

function refuseNumber(order: StoredOrder, number: number): void {
  if (order.status !== 'placed') throw new AppError('CONFLICT', 'This order is past the step that waits for a proof.')
  if (number !== proofOf(order).versions.length + 1) throw new AppError('CONFLICT', proofIsAnswered)
}

/** Draws and stores the pictures of a version. */
async function storedPictures(
  order: WithId<StoredOrder>,
  hash: string,
  deps: Deps,
): Promise<StoredProofVersion['pictures']> {
  const drawings = picturesToDraw(sheetOfOrder(order), deps)
  if (drawings.length > maxProofPictures) {
    throw new AppError(
      'CONFLICT',
      `A proof has up to ${maxProofPictures} pictures. Please let this order start without one.`,
    )
  }
  const pictures: StoredProofVersion['pictures'] = []
  for (const { draw, ...picture } of drawings) {
    const path = proofPicturePath(order._id, hash, pictures.length)
    await deps.files.save(path, await draw(), 'image/webp')
    pictures.push({ ...picture, path })
  }
  return pictures
}
