import { queryOptions } from '@tanstack/react-query'
import type { BucketAddress } from '@teeshala/contract/uploads/picture-address'
import type { FirebaseOptions } from 'firebase/app'
import { queryKeys } from '../api/queries/query-keys.ts'
import { isLocalProject, loadFirebaseConfig } from '../session/firebase-config.ts'
import { localService, storagePort } from '../session/local-service.ts'

/** Returns the origin of the project's bucket. */
export function bucketOrigin(options: FirebaseOptions): string {
  return isLocalProject(options) ? localService(storagePort).origin : 'https://firebasestorage.googleapis.com'
}

/** The bucket's address for public files, without the Storage SDK. */
export const bucketQuery = queryOptions({
  queryKey: queryKeys.bucket(),
  queryFn: async (): Promise<BucketAddress> => {
    const options = await loadFirebaseConfig()
    return { origin: bucketOrigin(options), bucket: options.storageBucket ?? '' }
  },
  staleTime: Number.POSITIVE_INFINITY,
})
