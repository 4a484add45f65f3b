import type { SendOutcome } from '@teeshala/contract/mails/delivery'

/** A mail as it is handed over. `id` names it for good, so that whoever relays it can tell a copy. */
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

/** Hands a mail over. It never throws: whatever happened is an outcome, `unknown` wherever the mail may have been taken. */
export type MailServer = { readonly send: (mail: MailToSend) => Promise<SendOutcome> }
