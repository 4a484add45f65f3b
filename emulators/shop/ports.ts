/** The ports of the local Firebase, and the environment by which the Firebase SDKs find it. */
export interface Ports {
  hosting: number
  functions: number
  firestore: number
  auth: number
  storage: number
  hub: number
  logging: number
  eventarc: number
  tasks: number
  /** The Firestore's second port, which firebase-tools reserves for its own pages. */
  firestoreSocket: number
  /** The stand-in for Razorpay. */
  payments: number
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
  eventarc: 9299,
  tasks: 9499,
  firestoreSocket: 9150,
  payments: 9799,
}

/** The standard ports, all moved by so many: a page of the shop tells the others from its own. */
export const portsAt = (offset: number) =>
  Object.fromEntries(Object.entries(standard).map(([name, port]) => [name, port + offset])) as unknown as Ports

/** The ports of this command's suite: the standard ones, unless `TEESHALA_PORT_OFFSET` moves them to run beside another suite. */
export const readPorts = (env: NodeJS.ProcessEnv = process.env): Ports => portsAt(Number(env.TEESHALA_PORT_OFFSET ?? 0))

export const originOf = (port: number) => `http://${host}:${port}`

/**
 * How the local shop is paid: through the stand-in for Razorpay, whose keys are as made up as its money. `PAYMENTS=manual`
 * in the environment of `npm start` shows the shop as it is without online payment.
 */
export const paymentEnvironment = (ports: Ports): Record<string, string> => ({
  PAYMENTS: process.env.PAYMENTS ?? 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_teeshala',
  RAZORPAY_KEY_SECRET: 'stand-in-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'stand-in-webhook-secret',
  RAZORPAY_ORIGIN: originOf(ports.payments),
  RAZORPAY_SCRIPT: `${originOf(ports.payments)}/v1/checkout.js`,
})

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
  ...paymentEnvironment(ports),
  FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
  PUBLIC_ORIGIN: originOf(ports.hosting),
  TEESHALA_ORIGIN: originOf(ports.hosting),
  TEESHALA_FUNCTIONS_ORIGIN: `${originOf(ports.functions)}/${projectId}/${region}/api`,
})
