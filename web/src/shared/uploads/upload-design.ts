import { designPath } from '@teeshala/contract/uploads/stored-file'
import { signInAnonymously } from 'firebase/auth'
import { connectStorageEmulator, type FirebaseStorage, getStorage, ref, uploadBytesResumable } from 'firebase/storage'
import { firebaseAuth } from '../session/firebase-auth.ts'

/** Where the bytes of an upload are, and whose. */
export type UploadedDesign = { readonly path: string; readonly uid: string }

let storage: FirebaseStorage | undefined

/**
 * Uploads a design for whoever is here; a visitor without an account is signed in anonymously first, so that the file has an
 * owner. `onProgress` hears the share that has arrived, 0 to 1. Load this file lazily: it brings the Storage SDK.
 */
export async function uploadDesign(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedDesign> {
  const auth = await firebaseAuth()
  const user = auth.currentUser ?? (await signInAnonymously(auth)).user
  storage ??= openStorage(auth.app)
  signal.throwIfAborted()
  const path = designPath(user.uid, file.name, Date.now())
  const task = uploadBytesResumable(ref(storage, path), file, { contentType: file.type })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes))
  await task
  return { path, uid: user.uid }
}

function openStorage(app: Parameters<typeof getStorage>[0]): FirebaseStorage {
  const opened = getStorage(app)
  if (app?.options.projectId?.startsWith('demo-')) connectStorageEmulator(opened, '127.0.0.1', 9199)
  return opened
}
