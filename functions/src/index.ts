import { defineSecret } from 'firebase-functions/params'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { createApp } from './app.ts'
import { firebaseDeps } from './firebase-deps.ts'
import { reconcilePayments as reconcile } from './payments/reconcile-payments.ts'
import { refuseEmulatorsInProduction } from './refuse-emulators-in-production.ts'

refuseEmulatorsInProduction(process.env)

const region = 'asia-south1'
const deps = firebaseDeps()

/** Asked for at deployment only by a shop that is paid through Razorpay; the local one has stand-ins in its environment. */
const isPaidByRazorpay = process.env.PAYMENTS === 'razorpay' && process.env.FUNCTIONS_EMULATOR !== 'true'
const secrets = isPaidByRazorpay ? [defineSecret('RAZORPAY_KEY_SECRET'), defineSecret('RAZORPAY_WEBHOOK_SECRET')] : []

/** The shop's API, behind Hosting's rewrite of /api. */
export const api = onRequest(
  {
    region,
    secrets,
    memory: '512MiB',
    cpu: 1,
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    invoker: 'public',
  },
  createApp(deps),
)

/** Finds payments whose messages were lost, and returns money that is due; see docs/decisions/0010-payments.md. */
export const reconcilePayments = onSchedule({ schedule: 'every 15 minutes', region, secrets }, async () => {
  deps.log.info(await reconcile(deps), 'payments reconciled')
})
