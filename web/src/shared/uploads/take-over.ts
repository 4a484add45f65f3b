import { api } from '../api/api.ts'
import { draftOwner } from '../session/kept/form-draft.ts'
import { useSession } from '../session/session-store.ts'
import { changeUpload, type Upload } from './uploads-store.ts'

/** A guest's files are those of the anonymous sign-in, which a sign-in to an account replaces, and which an account whose session has ended does not have. */
export function isOwn({ stored }: Upload): boolean {
  const { currentUser } = useSession.getState()
  if (stored?.isOrdered === true) return true
  return currentUser === null ? stored?.uid !== draftOwner() : stored?.uid === currentUser._id
}

/**
 * The path of what its uploader sent as a guest, in the account in which they have signed in since; undefined where the shop has no such
 * file, and where this browser still has it and sends it again.
 */
export const takenOver = (upload: Upload): Promise<string | undefined> => takeOver(upload).catch(() => undefined)

/** The same, but throws where the shop refuses it or does not answer. */
export async function takeOver({ id, file, state, stored }: Upload): Promise<string | undefined> {
  const { currentUser } = useSession.getState()
  if (file || state !== 'sent' || !stored?.secret || !currentUser) return undefined
  const { path } = await api('takeOverUpload', { body: { path: stored.path, secret: stored.secret } })
  changeUpload(id, { stored: { ...stored, path, uid: currentUser._id } })
  return path
}
