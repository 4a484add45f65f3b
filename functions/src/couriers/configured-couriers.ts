import type { Firestore } from 'firebase-admin/firestore'
import { requiredSetting } from '../environment/required-setting.ts'
import type { CourierService } from '../ports/courier-service.ts'
import { keptToken } from './kept-token.ts'
import { shiprocket } from './shiprocket/shiprocket.ts'

type Around = { readonly db: () => Firestore; readonly now: () => Date }

/**
 * Returns the courier service named by the environment: `COURIERS` is 'shiprocket'; without it staff enter couriers by hand. Throws if a
 * setting is missing.
 */
export function configuredCouriers(
  env: Readonly<Record<string, string | undefined>>,
  { db, now }: Around,
): CourierService | undefined {
  if (!env.COURIERS) return undefined
  if (env.COURIERS !== 'shiprocket') throw new Error(`COURIERS is '${env.COURIERS}': it is 'shiprocket' or empty`)
  const setting = requiredSetting(env, 'couriers cannot be booked')
  return shiprocket({
    origin: env.SHIPROCKET_ORIGIN ?? 'https://apiv2.shiprocket.in',
    email: setting('SHIPROCKET_EMAIL'),
    password: setting('SHIPROCKET_PASSWORD'),
    webhookKey: setting('COURIER_WEBHOOK_KEY'),
    tokens: keptToken('shiprocket', db),
    now,
  })
}
