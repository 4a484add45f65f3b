import type { FirebaseOptions } from 'firebase/app'

/** Local Firebase serves the project `demo-teeshala`; a `demo-` project never exists in the cloud. */
export function isLocalProject({ projectId }: FirebaseOptions): boolean {
  return projectId?.startsWith('demo-') ?? false
}

/**
 * The configuration of the Firebase project that hosts this page: Hosting serves it, here and in production. Of a demo project it
 * names the bucket as buckets were called until 2024, which is not the one that the functions use.
 */
export async function loadFirebaseConfig(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`Firebase configuration: ${response.status}`)
  const config = (await response.json()) as FirebaseOptions
  return isLocalProject(config) ? { ...config, storageBucket: `${config.projectId}.firebasestorage.app` } : config
}
