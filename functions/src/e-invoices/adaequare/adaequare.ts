import type { Registered } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import * as z from 'zod/mini'
import type { EInvoices } from '../../ports/e-invoices.ts'
import { Duplicate, RegisteredTaxDocument, Said, SignedIn } from './adaequare-answers.ts'

type AdaequareSettings = {
  readonly origin: string
  readonly appId: string
  readonly appSecret: string
  /** The API user that the owner created at the portal for this provider, and its password. */
  readonly userName: string
  readonly password: string
  readonly now: () => Date
}

/** The service understood the request and refused it. */
class Refusal extends Error {}
/** The credentials are not accepted, or no longer. */
class NoAccess extends Refusal {}
/** The outcome of the request is unknown. */
class NoAnswer extends Error {}

const timeLimitMs = 20_000
const noAnswer = 'The portal did not answer.'

/**
 * The government's invoice portal, accessed through Adaequare, a GST Suvidha Provider: the portal itself accepts only servers with registered
 * addresses. Calls and responses as in https://github.com/frappe/erpnext/blob/version-13/erpnext/regional/india/e_invoice/utils.py.
 */
export function adaequare(settings: AdaequareSettings): EInvoices {
  let session: { readonly token: string; readonly until: number } | undefined

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const signal = AbortSignal.timeout(timeLimitMs)
    const response = await fetch(`${settings.origin}${path}`, { ...init, signal }).catch(() => undefined)
    if (!response || response.status >= 500 || response.status === 429) throw new NoAnswer(noAnswer)
    if (response.status === 401 || response.status === 403) {
      throw new NoAccess('The shop’s access to the invoice portal is refused.')
    }
    return response.json().catch(() => {
      throw new NoAnswer(noAnswer)
    })
  }

  async function token(): Promise<string> {
    if (session && session.until > settings.now().getTime()) return session.token
    const headers = { gspappid: settings.appId, gspappsecret: settings.appSecret }
    const said = await send('/gsp/authenticate?grant_type=token', { method: 'POST', headers })
    const { access_token, expires_in } = understood(SignedIn, said)
    // One minute early, so that no call starts with a token that expires during it.
    session = { token: access_token, until: settings.now().getTime() + (expires_in - 60) * 1_000 }
    return access_token
  }

  async function ask(gstin: string, path: string, body?: unknown): Promise<z.infer<typeof Said>> {
    const isKept = session !== undefined
    try {
      return await askOnce(gstin, path, body)
    } catch (error) {
      if (!(error instanceof NoAccess)) throw error
      session = undefined
      // A cached session may have ended early; a fresh one is refused for another reason.
      if (!isKept) throw error
      return askOnce(gstin, path, body)
    }
  }

  async function askOnce(gstin: string, path: string, body?: unknown): Promise<z.infer<typeof Said>> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${await token()}`,
      user_name: settings.userName,
      password: settings.password,
      gstin,
      requestid: crypto.randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    return understood(Said, await send(`/enriched/ei/api/invoice${path}`, init))
  }

  return {
    register: async (request) => {
      const { Gstin: gstin } = request.SellerDtls
      try {
        const said = await ask(gstin, '', request)
        if (said.success) return { kind: 'registered', registered: registeredOf(said.result) }
        const [first] = says(said, 2150) ? (Duplicate.safeParse(said.result).data ?? []) : []
        if (!first) return { kind: 'refused', reason: wordsOf(said) }
        const found = await ask(gstin, `/irn?irn=${encodeURIComponent(first.Desc.Irn)}`)
        if (!found.success) return { kind: 'refused', reason: wordsOf(found) }
        return { kind: 'registered', registered: registeredOf(found.result) }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    cancel: async ({ gstin, irn }) => {
      try {
        // 3: the order was cancelled.
        const said = await ask(gstin, '/cancel', { Irn: irn, Cnlrsn: '3', Cnlrem: 'Order cancelled' })
        return said.success || says(said, 9999) ? { kind: 'cancelled' } : { kind: 'refused', reason: wordsOf(said) }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

/** 2150: registered before. 9999: cancelled before. */
const says = ({ message }: z.infer<typeof Said>, code: 2150 | 9999) => new RegExp(`\\b${code}\\b`).test(message ?? '')

const wordsOf = ({ message }: z.infer<typeof Said>) => (message || 'No reason given.').slice(0, 300)

function registeredOf(result: unknown): Registered {
  const { Irn, AckNo, AckDt, SignedQRCode } = understood(RegisteredTaxDocument, result)
  const ackAt = new Date(`${AckDt.replace(' ', 'T')}+05:30`)
  return { irn: Irn.toLowerCase(), ackNumber: AckNo, ackAt, signedQr: SignedQRCode }
}

/** The request may have succeeded even if the response is not understood. */
function understood<T>(schema: z.core.$ZodType<T>, said: unknown): T {
  const read = z.safeParse(schema, said)
  if (!read.success) throw new NoAnswer('The portal’s answer could not be understood.')
  return read.data
}

function outcomeOf(error: unknown) {
  if (error instanceof Refusal) return { kind: 'refused', reason: error.message } as const
  return { kind: 'unknown', reason: error instanceof NoAnswer ? error.message : noAnswer } as const
}
