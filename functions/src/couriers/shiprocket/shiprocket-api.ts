import * as z from 'zod/mini'
import { AppError } from '../../errors/app-error.ts'
import type { TokenStore } from '../../ports/courier-service.ts'

export type ShiprocketSettings = {
  readonly origin: string
  /** An API user of the account, not its owner. */
  readonly email: string
  readonly password: string
  readonly webhookKey: string
  readonly tokens: TokenStore
  readonly now: () => Date
}

/** Shiprocket understood the request and refused it. */
export class ShiprocketRefusal extends Error {
  readonly status: number
  constructor(status: number, words: string) {
    super(words)
    this.name = 'ShiprocketRefusal'
    this.status = status
  }
}

const dayMs = 86_400_000
/** A token is valid for ten days; it is renewed a day earlier. */
const tokenMs = 9 * dayMs
const timeLimitMs = 8_000

const Token = z.object({ token: z.string().check(z.minLength(1)) })
const Refused = z.object({ message: z.string() })

type Ask = { readonly method?: 'GET' | 'POST'; readonly body?: unknown }

/**
 * Calls Shiprocket's API (https://apidocs.shiprocket.in) and returns its response. No response, a 5xx or a 429 becomes UNAVAILABLE; any other
 * refusal is a {@link ShiprocketRefusal}.
 */
export async function askShiprocket<T>(
  settings: ShiprocketSettings,
  path: string,
  answer: z.core.$ZodType<T>,
  ask: Ask = {},
): Promise<T> {
  const kept = await settings.tokens.read()
  const isGood = kept !== undefined && kept.expiresAt > settings.now()
  const token = isGood ? kept.token : await logIn(settings)
  const first = await send(settings, path, ask, token)
  // A token becomes invalid early if the password is changed.
  const response = first.status === 401 && isGood ? await send(settings, path, ask, await logIn(settings)) : first
  return read(response, answer)
}

async function logIn(settings: ShiprocketSettings): Promise<string> {
  const { email, password, tokens, now } = settings
  const response = await send(settings, '/auth/login', { method: 'POST', body: { email, password } })
  if (response.status === 400 || response.status === 401 || response.status === 403) {
    throw new ShiprocketRefusal(response.status, 'The shop’s sign-in at the courier service is refused.')
  }
  const { token } = await read(response, Token)
  await tokens.keep(token, new Date(now().getTime() + tokenMs))
  return token
}

async function send({ origin }: ShiprocketSettings, path: string, { method = 'GET', body }: Ask, token?: string) {
  const response = await fetch(`${origin}/v1/external${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch(() => undefined)
  if (!response || response.status >= 500 || response.status === 429) throw unavailable()
  return response
}

async function read<T>(response: Response, answer: z.core.$ZodType<T>): Promise<T> {
  const text = await response.text().catch(() => undefined)
  if (text === undefined) throw unavailable()
  const said = asJson(text)
  if (!response.ok) {
    const words = Refused.safeParse(said).data?.message ?? 'no reason given'
    throw new ShiprocketRefusal(response.status, words.slice(0, 300))
  }
  const parsed = z.safeParse(answer, said)
  // The request may have succeeded even if the response is not understood.
  if (!parsed.success) throw unavailable()
  return parsed.data
}

function asJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the error for an unknown outcome. */
export function unavailable(): AppError {
  const message = 'The courier service does not answer at the moment. Please try again, or enter the courier by hand.'
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds: 10 })
}
