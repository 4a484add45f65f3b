import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from 'firebase-admin/app'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { passwordChecker } from './accounts/sign-in/check-password.ts'
import { configuredCouriers } from './couriers/configured-couriers.ts'
import { configuredEInvoices } from './e-invoices/configured-e-invoices.ts'
import { bucketName } from './environment/bucket-name.ts'
import { demandsAppCheck } from './environment/demands-app-check.ts'
import { orderSecret } from './environment/order-secret.ts'
import { AppError } from './errors/app-error.ts'
import { createCloudLog } from './http/request/cloud-log.ts'
import { configuredPhones } from './messages/configured-phones.ts'
import { configuredPayments } from './payments/configured-payments.ts'
import type { Deps } from './ports/deps.ts'
import { configuredMailServer } from './sending/configured-mail-server.ts'
import { filesIn } from './uploads/bucket-files.ts'

const load = createRequire(import.meta.url)

/** About as long as a customer waits for a response. */
const patience = { patienceMs: 10_000, deadlineMs: 14_000 }
/** A local shop shares its CPU with database, browsers and builds, and upload notifications are never repeated there. */
const localPatience = { patienceMs: 40_000, deadlineMs: 50_000 }

/**
 * Returns the app's dependencies in a function: Firebase as configured by the environment, the real clock. Each part of the Admin SDK is loaded
 * on first use, because loading Firestore dominates a cold start.
 */
export function firebaseDeps(env: Readonly<Record<string, string | undefined>> = process.env): Deps {
  const app = once<App>(() =>
    load('firebase-admin/app').initializeApp({ storageBucket: bucketName(env) }, `api-${crypto.randomUUID()}`),
  )
  const auth = once<Auth>(() => load('firebase-admin/auth').getAuth(app()))
  const db = once<Firestore>(() => {
    // Only the audit of a restored database names another one.
    const firestore: Firestore = load('firebase-admin/firestore').getFirestore(
      app(),
      env.FIRESTORE_DATABASE || '(default)',
    )
    firestore.settings({ ignoreUndefinedProperties: true })
    return firestore
  })
  const payments = once(() => configuredPayments(env))
  const phones = once(() => configuredPhones(env))
  const couriers = once(() => configuredCouriers(env, { db, now: () => new Date() }))
  const eInvoices = once(() => configuredEInvoices(env, () => new Date()))
  const mailServer = once(() => configuredMailServer(env))
  return {
    get db() {
      return db()
    },
    get auth() {
      return auth()
    },
    files: filesIn(() => load('firebase-admin/storage').getStorage(app()).bucket()),
    checkPassword: passwordChecker(env),
    get payments() {
      return payments()
    },
    get mailServer() {
      return mailServer()
    },
    get phones() {
      return phones()
    },
    get couriers() {
      return couriers()
    },
    get eInvoices() {
      return eInvoices()
    },
    get orderSecret() {
      return orderSecret(env)
    },
    now: () => new Date(),
    randomBytes,
    ...(env.FUNCTIONS_EMULATOR === 'true' ? localPatience : patience),
    searchStaleMs: 30_000,
    shownStaleMs: 10_000,
    checkApp: demandsAppCheck(env)
      ? (token) =>
          load('firebase-admin/app-check')
            .getAppCheck(app())
            .verifyToken(token)
            .then(() => true, refusedOrUnavailable)
      : undefined,
    tellsCodes: env.FUNCTIONS_EMULATOR === 'true',
    checksAnswers: env.FUNCTIONS_EMULATOR === 'true',
    sleep,
    log: createCloudLog(),
  }
}

/** A token that fails verification is invalid; if Google's keys are unreachable, its validity is unknown. */
function refusedOrUnavailable({ message }: Error): false {
  if (!/Error fetching|network|ECONN|ETIMEDOUT/i.test(message)) return false
  throw new AppError('UNAVAILABLE', 'The shop cannot check your browser at the moment. Please try again.', {
    retryAfterSeconds: 5,
  })
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
