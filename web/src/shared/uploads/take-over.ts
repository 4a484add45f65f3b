import { api } from '../api/api.ts'
import { useSession } from '../session/session-store.ts'
import { changeUpload, type Upload } from './uploads-store.ts'

/** A guest's files are those of the anonymous sign-in, which a sign-in to an account replaces. */
export function isOwn({ stored }: Upload): boolean {
  const { currentUser } = useSession.getState()
  return stored?.isOrdered === true || currentUser === null || currentUser._id === stored?.uid
}

/**
 * The path of what its uploader sent as a guest, in the account in which they have signed in since; undefined where the shop has no such
 * file, and where this browser still has it and sends it again.
 */
export async function takenOver({ id, file, state, stored }: Upload): Promise<string | undefined> {
  const { currentUser } = useSession.getState()
  if (file || state !== 'sent' || !stored?.secret || !currentUser) return undefined
  const body = { path: stored.path, secret: stored.secret }
  const answer = await api('takeOverUpload', { body }).catch(() => undefined)
  if (!answer) return undefined
  changeUpload(id, { stored: { ...stored, path: answer.path, uid: currentUser._id } })
  return answer.path
}
