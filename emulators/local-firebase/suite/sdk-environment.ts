import { type FirebasePorts, host, originOf } from './ports.ts'

/** Returns the environment by which the Firebase SDKs of a process talk to this suite and to nothing else. */
export const sdkEnvironment = (projectId: string, ports: FirebasePorts): Record<string, string> => ({
  GCLOUD_PROJECT: projectId,
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: originOf(ports.storage),
  FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
  // The SDKs look for Google's credentials server on the network otherwise.
  METADATA_SERVER_DETECTION: 'none',
})
