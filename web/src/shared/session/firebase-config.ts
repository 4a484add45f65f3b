import type { FirebaseOptions } from 'firebase/app'

/** The local emulators serve the project `demo-teeshala`; `demo-` projects never exist in the cloud. */
export function isLocalProject({ projectId }: FirebaseOptions): boolean {
  return projectId?.startsWith('demo-') ?? false
}

/**
 * Loads the configuration of this page's Firebase project from Hosting. For demo projects it
 * has the bucket name from before 2024, which is not the one that the functions use.
 */
export async function loadFirebaseConfig(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`Firebase configuration: ${response.status}`)
  const config = (await response.json()) as FirebaseOptions
  return isLocalProject(config) ? { ...config, storageBucket: `${config.projectId}.firebasestorage.app` } : config
}
