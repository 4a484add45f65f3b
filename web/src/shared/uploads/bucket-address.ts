import { queryOptions } from '@tanstack/react-query'
import type { BucketAddress } from '@teeshala/contract/uploads/picture-address'
import type { FirebaseOptions } from 'firebase/app'
import { queryKeys } from '../api/queries/query-keys.ts'
import { isLocalProject, loadFirebaseConfig } from '../session/firebase-config.ts'
import { localService, storagePort } from '../session/local-service.ts'

/** Where the files of a project's bucket are answered. */
export function bucketOrigin(options: FirebaseOptions): string {
  return isLocalProject(options) ? localService(storagePort).origin : 'https://firebasestorage.googleapis.com'
}

/** Where the shop's bucket is, for what everybody may see: without the Storage SDK. */
export const bucketQuery = queryOptions({
  queryKey: queryKeys.bucket(),
  queryFn: async (): Promise<BucketAddress> => {
    const options = await loadFirebaseConfig()
    return { origin: bucketOrigin(options), bucket: options.storageBucket ?? '' }
  },
  staleTime: Number.POSITIVE_INFINITY,
})
