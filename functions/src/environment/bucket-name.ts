type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the bucket of the shop's uploads. Functions find it in FIREBASE_CONFIG; elsewhere it is the project's default
 * bucket. For demo projects the Emulator Suite uses the bucket name from before 2024.
 */
export function bucketName({ FIREBASE_CONFIG, GCLOUD_PROJECT }: Environment): string {
  const isTold = FIREBASE_CONFIG?.startsWith('{') && !GCLOUD_PROJECT?.startsWith('demo-')
  const configured = isTold ? JSON.parse(FIREBASE_CONFIG ?? '{}').storageBucket : undefined
  return configured ?? `${GCLOUD_PROJECT}.firebasestorage.app`
}
