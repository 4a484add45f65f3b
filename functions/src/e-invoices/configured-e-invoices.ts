import { requiredSetting } from '../environment/required-setting.ts'
import type { EInvoices } from '../ports/e-invoices.ts'
import { adaequare } from './adaequare/adaequare.ts'

/**
 * Returns the access to the government's invoice portal named by the environment: `EINVOICES` is 'adaequare'; without it nothing is registered. Throws
 * if a setting is missing.
 */
export function configuredEInvoices(
  env: Readonly<Record<string, string | undefined>>,
  now: () => Date,
): EInvoices | undefined {
  if (!env.EINVOICES) return undefined
  if (env.EINVOICES !== 'adaequare') throw new Error(`EINVOICES is '${env.EINVOICES}': it is 'adaequare' or empty`)
  const setting = requiredSetting(env, 'invoices cannot be registered')
  return adaequare({
    origin: env.EINVOICE_ORIGIN ?? 'https://gsp.adaequare.com',
    appId: setting('EINVOICE_APP_ID'),
    appSecret: setting('EINVOICE_APP_SECRET'),
    userName: setting('EINVOICE_USER'),
    password: setting('EINVOICE_PASSWORD'),
    now,
  })
}
