import type { SendOutcome } from '@teeshala/contract/mails/delivery'

const timeLimitMs = 20_000
const saidAtMost = 300

/** Network errors after which the message certainly was not delivered. */
const neverReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Posts a message to a provider and returns the outcome. Refusals for credentials or rate are retried; after a 5xx it is unknown
 * whether the message was accepted.
 */
export async function handOver(
  url: string,
  request: { headers: Record<string, string>; body: string },
): Promise<SendOutcome> {
  let response: Response
  try {
    response = await fetch(url, { method: 'POST', ...request, signal: AbortSignal.timeout(timeLimitMs) })
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string }
    return { kind: neverReached.has(code) ? 'put_off' : 'unknown', reason: code || (error as Error).name }
  }
  if (response.ok) {
    // An unread body keeps its connection open.
    await response.body?.cancel().catch(() => undefined)
    return { kind: 'accepted' }
  }
  const said = (await response.text().catch(() => '')).slice(0, saidAtMost)
  const reason = `${response.status} ${said}`.trim()
  if ([401, 403, 429].includes(response.status)) return { kind: 'put_off', reason }
  return { kind: response.status >= 500 ? 'unknown' : 'refused', reason }
}
