/** The ports of the local Firebase, and the environment by which the Firebase SDKs find it. */
export interface Ports {
  hosting: number
  functions: number
  firestore: number
  auth: number
  storage: number
  hub: number
  logging: number
}

export const projectId = 'demo-teeshala'
export const bucket = `${projectId}.firebasestorage.app`
export const region = 'asia-south1'
export const host = '127.0.0.1'

const standard: Ports = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  logging: 4500,
}

/** The standard ports. Tests of the suite move all of them by `TEESHALA_PORT_OFFSET`, to run beside another suite. */
export const readPorts = (env: NodeJS.ProcessEnv = process.env): Ports => {
  const offset = Number(env.TEESHALA_PORT_OFFSET ?? 0)
  return Object.fromEntries(Object.entries(standard).map(([name, port]) => [name, port + offset])) as unknown as Ports
}

export const originOf = (port: number) => `http://${host}:${port}`

/** What a process must find in its environment so that the Firebase SDKs talk to this suite and to nothing else. */
export const emulatorEnvironment = (ports: Ports): Record<string, string> => ({
  GCLOUD_PROJECT: projectId,
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: originOf(ports.storage),
  // The SDKs look for Google's credentials server on the network otherwise.
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
  PUBLIC_ORIGIN: originOf(ports.hosting),
  TEESHALA_ORIGIN: originOf(ports.hosting),
  TEESHALA_FUNCTIONS_ORIGIN: `${originOf(ports.functions)}/${projectId}/${region}/api`,
})
