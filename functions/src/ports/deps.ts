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

/** Everything the app reaches outside itself, so that a test can hand in a clock or a database that fails. */
export type Deps = {
  readonly db: Firestore
  readonly auth: Auth
  readonly files: UploadedFiles
  readonly checkPassword: CheckPassword
  readonly payments: Payments
  /** Takes mails for the world; undefined where the shop has none, and they wait. */
  readonly mailServer: MailServer | undefined
  /** Take messages to telephones. */
  readonly phones: Phones
  /** Books couriers; undefined where staff enter them by hand. */
  readonly couriers: CourierService | undefined
  /** Registers invoices; undefined where the shop has no access to the government's portal. */
  readonly eInvoices: EInvoices | undefined
  /** From it follow the ids and tokens of orders. */
  readonly orderSecret: string
  readonly now: () => Date
  readonly randomBytes: (size: number) => Uint8Array
  /** Whether answers tell the codes that they mail: on a local shop, which sends nothing. */
  readonly tellsCodes: boolean
  /** Whether a token of App Check is good; undefined where none is demanded. */
  readonly checkApp?: ((token: string) => Promise<boolean>) | undefined
  /** How long a call keeps trying when others write the same documents. */
  readonly patienceMs: number
  /** After this time a call is answered with UNAVAILABLE, whatever it still waits for. */
  readonly deadlineMs: number
  /** How old what the search knows of the products may be. */
  readonly searchStaleMs: number
  /** How old the settings, types and colours may be that visitors are shown; nothing is decided by these. */
  readonly shownStaleMs: number
  /** Whether every answer is checked against the schema of its call, as in tests and local runs. */
  readonly checksAnswers: boolean
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly log: Logger
}
