import type { UploadPlace } from '@teeshala/contract/uploads/design-limits'
import { pictureAddress } from '@teeshala/contract/uploads/picture-address'
import { cataloguePath, designPath, pictureCaching, previewPath } from '@teeshala/contract/uploads/stored-file'
import { withoutCameraNotes } from '@teeshala/contract/uploads/without-camera-notes'
import { signInAnonymously, type User } from 'firebase/auth'
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { firebaseAuth } from '../session/firebase-auth.ts'
import { localService, storagePort } from '../session/local-service.ts'
import { bucketOrigin } from './bucket-address.ts'
import { watchForStall } from './stall-watch.ts'

/** Where an upload is stored, and who owns it; `address` if it is public. */
export type UploadedDesign = {
  readonly path: string
  readonly uid: string
  /** The secret with which a guest who signs in takes the upload along. */
  readonly secret?: string
  /** Whether an order prints it, so that staff need no copy. */
  readonly isOrdered?: true
  readonly address?: string
}

/** File types in which cameras and programs store metadata. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
/** Without progress for this long, an upload has failed and can be retried. */
const patienceMs = 30_000
/** A half-uploaded document of 50 MB waits until the train has left its tunnel. */
const documentPatienceMs = 120_000
/** The SDK measures this per chunk, and chunks grow to 16 MB: on a slow connection one takes minutes. */
const pieceMs = 900_000

let storage: FirebaseStorage | undefined
let arriving: Promise<User> | undefined
let lastMs = 0

/**
 * Uploads a design for the present user; a visitor without an account is signed in anonymously first, so that the file has an
 * owner. The bucket's rules enforce its page's limits. `onProgress` gets the uploaded fraction, 0 to 1. Load
 * this file lazily: it includes the Storage SDK.
 */
export async function uploadDesign(
  file: File,
  page: UploadPlace,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedDesign> {
  const { uid } = await someone()
  signal.throwIfAborted()
  const isPublic = page === 'catalogue'
  const path = isPublic ? cataloguePath(file.name, nextMs()) : designPath(uid, file.name, nextMs())
  const place = ref(await bucket(), path)
  // The camera's location data stays with the person who took the picture.
  const hasNotes = imageTypes.includes(file.type)
  const sent = hasNotes ? withoutCameraNotes(new Uint8Array(await file.arrayBuffer())) : file
  signal.throwIfAborted()
  const secret = crypto.randomUUID()
  const task = uploadBytesResumable(place, sent, {
    contentType: file.type,
    ...(isPublic ? { cacheControl: pictureCaching } : { customMetadata: { page, secret } }),
  })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  const watch = watchForStall(page === 'print' ? documentPatienceMs : patienceMs, () => task.cancel())
  // The SDK would wait up to a minute before retrying.
  const goOn = () => task.pause() && task.resume()
  window.addEventListener('online', goOn)
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    watch.moved()
    onProgress(bytesTransferred / totalBytes)
  })
  try {
    await task
  } finally {
    watch.stop()
    window.removeEventListener('online', goOn)
  }
  return {
    path,
    uid,
    ...(isPublic
      ? { address: pictureAddress(path, { origin: bucketOrigin(place.storage.app.options), bucket: place.bucket }) }
      : { secret }),
  }
}

/** Returns the URL with which its owner's browser can show a stored design: its preview if there is one. */
export async function designAddress(path: string): Promise<string> {
  const opened = await bucket()
  const preview = previewPath(path)
  const original = () => getDownloadURL(ref(opened, path))
  return preview ? getDownloadURL(ref(opened, preview)).catch(original) : original()
}

/** Returns the URL of a stored design itself, for those whom the bucket's rules allow: owner and staff. */
export async function designFileAddress(path: string): Promise<string> {
  return getDownloadURL(ref(await bucket(), path))
}

/** Returns the bearer token of an anonymously signed-in visitor; null if they have uploaded nothing. */
export async function guestToken(): Promise<string | null> {
  const { currentUser } = await firebaseAuth()
  return currentUser?.isAnonymous ? currentUser.getIdToken() : null
}

/** Returns the Firebase user; several uploads that start together create one guest, not several. */
async function someone(): Promise<User> {
  const auth = await firebaseAuth()
  if (auth.currentUser) return auth.currentUser
  arriving ??= signInAnonymously(auth)
    .then(({ user }) => user)
    .finally(() => {
      arriving = undefined
    })
  return arriving
}

/** Two files of the same name, chosen together, need different paths. */
function nextMs(): number {
  lastMs = Math.max(Date.now(), lastMs + 1)
  return lastMs
}

async function bucket(): Promise<FirebaseStorage> {
  const { app } = await firebaseAuth()
  storage ??= openStorage(app)
  return storage
}

function openStorage(app: Parameters<typeof getStorage>[0]): FirebaseStorage {
  const opened = getStorage(app)
  opened.maxUploadRetryTime = pieceMs
  opened.maxOperationRetryTime = patienceMs
  if (app?.options.projectId?.startsWith('demo-')) {
    const { host, port } = localService(storagePort)
    connectStorageEmulator(opened, host, port)
  }
  return opened
}
