import { type FirebasePorts, host, originOf } from './ports.ts'

/** Returns the environment that makes the Firebase SDKs of a process use this suite and nothing else. */
export const sdkEnvironment = (projectId: string, ports: FirebasePorts): Record<string, string> => ({
  GCLOUD_PROJECT: projectId,
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: originOf(ports.storage),
  FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
  // Otherwise the SDKs look for Google's credentials server on the network.
  METADATA_SERVER_DETECTION: 'none',
})
