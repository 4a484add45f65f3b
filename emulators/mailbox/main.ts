/** Starts the local mailbox on the ports assigned by the suite. */
import { startMailbox } from './start-mailbox.ts'

await startMailbox({ smtp: Number(process.env.MAILBOX_SMTP_PORT), page: Number(process.env.MAILBOX_PORT) })
