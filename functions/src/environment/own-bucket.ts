import type { BucketAddress } from '@teeshala/contract/uploads/picture-address'
import { bucketName } from './bucket-name.ts'

/** Returns whether a URL points into the shop's own bucket, in Cloud Storage or in the local emulator. */
export function isInOwnBucket(
  { origin, bucket }: BucketAddress,
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const storage = env.FIREBASE_STORAGE_EMULATOR_HOST
  const origins = ['https://firebasestorage.googleapis.com', ...(storage ? [`http://${storage}`] : [])]
  return origins.includes(origin) && bucket === bucketName(env)
}
