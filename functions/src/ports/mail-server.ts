import type { SendOutcome } from '@teeshala/contract/mails/delivery'

/** A mail to send. `id` identifies it permanently, so that relays can recognise duplicates. */
export type MailToSend = {
  readonly id: string
  readonly to: readonly string[]
  readonly replyTo?: string | undefined
  readonly message: {
    readonly subject: string
    readonly text: string
    readonly html: string
    readonly attachments?:
      | readonly {
          readonly filename: string
          readonly content: string
          readonly encoding: 'base64'
          readonly contentType: string
          readonly cid?: string | undefined
        }[]
      | undefined
  }
}

/** Sends a mail. Never throws: every result is an outcome, `unknown` if the mail may have been accepted. */
export type MailServer = { readonly send: (mail: MailToSend) => Promise<SendOutcome> }
