import {
  maxSavedDesigns,
  type SaveDesignRequest,
  type StoredSavedDesign,
  tooManySaved,
} from '@teeshala/contract/saved-designs/saved-design'
import { keyedDigest } from '../crypto/signatures.ts'
import { AppError } from '../errors/app-error.ts'
import { savedDesignsIn, usersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { stayingPerson } from '../http/caller/staying-person.ts'
import { created, type Handler } from '../http/handler.ts'
import { idempotencyKeyOf } from '../http/request/idempotency-key.ts'
import type { Deps } from '../ports/deps.ts'
import { keepDesign } from './keep-design.ts'
import { savedDesignAnswer } from './saved-design-answer.ts'

const idBytes = 15

/**
 * Saves a design in the caller's account; with the same Idempotency-Key a repeated request returns the same design. CONFLICT if the
 * account is full; concurrent calls may exceed the limit by a few.
 */
export const saveDesign: Handler<'saveDesign'> = async ({ caller, body, request }, deps) => {
  const { db } = deps
  const own = savedDesignsIn(db).where('userId', '==', caller.uid)
  const document = savedDesignsIn(db).doc(idOf(caller.uid, body, idempotencyKeyOf(request), deps))
  const [counted, earlier] = await Promise.all([own.count().get(), document.get()])
  const before = documentOf(earlier)
  if (before) return created(savedDesignAnswer(before, deps))
  if (counted.data().count >= maxSavedDesigns) throw new AppError('CONFLICT', tooManySaved)
  const { name, productId, color, placement } = body
  const saved = await transact(deps, async (transaction) => {
    stayingPerson(await transaction.read(usersIn(db).doc(caller.uid)))
    const { files, keep } = await keepDesign(body, caller.uid, transaction, deps)
    const now = deps.now()
    const design: StoredSavedDesign = {
      userId: caller.uid,
      name,
      productId,
      ...(color !== undefined && { color }),
      placement,
      document: body.document,
      files,
      shares: 0,
      isShared: false,
      createdAt: now,
      updatedAt: now,
    }
    keep()
    transaction.set(document, design)
    return design
  })
  return created(savedDesignAnswer({ ...saved, _id: document.id }, deps))
}

function idOf(
  uid: string,
  body: SaveDesignRequest,
  key: string | undefined,
  { randomBytes, orderSecret }: Deps,
): string {
  const bytes =
    key === undefined
      ? Buffer.from(randomBytes(idBytes))
      : keyedDigest(orderSecret, 'saved design', uid, key, JSON.stringify(body)).subarray(0, idBytes)
  return bytes.toString('base64url')
}
