import { api } from '../api/api.ts'
import { draftOwner } from '../session/kept/form-draft.ts'
import { useSession } from '../session/session-store.ts'
import { changeUpload, type Upload } from './uploads-store.ts'

/**
 * Returns whether the present user owns the file. A guest's files belong to the anonymous sign-in, which signing in to an account replaces, and which
 * an account with an expired session lacks.
 */
export function isOwn({ stored }: Upload): boolean {
  const { currentUser } = useSession.getState()
  if (stored?.isOrdered === true) return true
  return currentUser === null ? stored?.uid !== draftOwner() : stored?.uid === currentUser._id
}

/**
 * Returns the path of a guest's upload in the account signed in to since; undefined if the server has no such
 * file, or this browser can simply upload it again.
 */
export const takenOver = (upload: Upload): Promise<string | undefined> => takeOver(upload).catch(() => undefined)

/** Likewise, but throws if the server refuses or does not respond. */
export async function takeOver({ id, file, state, stored }: Upload): Promise<string | undefined> {
  const { currentUser } = useSession.getState()
  if (file || state !== 'sent' || !stored?.secret || !currentUser) return undefined
  const { path } = await api('takeOverUpload', { body: { path: stored.path, secret: stored.secret } })
  changeUpload(id, { stored: { ...stored, path, uid: currentUser._id } })
  return path
}
