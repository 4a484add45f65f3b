import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Logger } from 'pino'
import type { CheckPassword } from './check-password.ts'
import type { CourierService } from './courier-service.ts'
import type { EInvoices } from './e-invoices.ts'
import type { MailServer } from './mail-server.ts'
import type { Payments } from './payment-gateway.ts'
import type { Phones } from './phone-sender.ts'
import type { UploadedFiles } from './uploaded-files.ts'

/** Everything that the app reaches outside itself, so that a test can supply a clock or a failing database. */
export type Deps = {
  readonly db: Firestore
  readonly auth: Auth
  readonly files: UploadedFiles
  readonly checkPassword: CheckPassword
  readonly payments: Payments
  /** Sends mail; undefined if the shop has no mail server, so that mails wait. */
  readonly mailServer: MailServer | undefined
  /** Send messages to phones. */
  readonly phones: Phones
  /** Books couriers; undefined if staff enter them by hand. */
  readonly couriers: CourierService | undefined
  /** Registers invoices; undefined if the shop has no access to the government's portal. */
  readonly eInvoices: EInvoices | undefined
  /** Order ids and tokens are derived from it. */
  readonly orderSecret: string
  readonly now: () => Date
  readonly randomBytes: (size: number) => Uint8Array
  /** Whether responses include the codes that are mailed: only in a local shop, which sends nothing. */
  readonly tellsCodes: boolean
  /** Returns whether an App Check token is valid; undefined if none is required. */
  readonly checkApp?: ((token: string) => Promise<boolean>) | undefined
  /** How long a call retries on contention. */
  readonly patienceMs: number
  /** After this time a call fails with UNAVAILABLE, whatever it is waiting for. */
  readonly deadlineMs: number
  /** The maximum age of the search index in memory. */
  readonly searchStaleMs: number
  /** The maximum age of settings, types and colours shown to visitors; decisions never use these copies. */
  readonly shownStaleMs: number
  /** Whether every response is checked against its schema, as in tests and local runs. */
  readonly checksAnswers: boolean
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly log: Logger
}
