type Environment = Readonly<Record<string, string | undefined>>

/**
 * The bucket of the shop's uploads. Firebase tells a function its bucket in FIREBASE_CONFIG; elsewhere it is the project's default
 * one, and so it is for a demo project, of which the Emulator Suite names the bucket as it was called until 2024.
 */
export function bucketName({ FIREBASE_CONFIG, GCLOUD_PROJECT }: Environment): string {
  const isTold = FIREBASE_CONFIG?.startsWith('{') && !GCLOUD_PROJECT?.startsWith('demo-')
  const configured = isTold ? JSON.parse(FIREBASE_CONFIG ?? '{}').storageBucket : undefined
  return configured ?? `${GCLOUD_PROJECT}.firebasestorage.app`
}
