import { onRequest } from 'firebase-functions/v2/https'
import { createApp } from './app.ts'
import { firebaseDeps } from './firebase-deps.ts'
import { refuseEmulatorsInProduction } from './refuse-emulators-in-production.ts'

refuseEmulatorsInProduction(process.env)

/** The shop's API, behind Hosting's rewrite of /api. */
export const api = onRequest(
  {
    region: 'asia-south1',
    memory: '512MiB',
    cpu: 1,
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  createApp(firebaseDeps()),
)
