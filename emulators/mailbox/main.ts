/** Starts the local mailbox on the ports that the suite names. */
import { startMailbox } from './start-mailbox.ts'

await startMailbox({ smtp: Number(process.env.MAILBOX_SMTP_PORT), page: Number(process.env.MAILBOX_PORT) })
