import { DeviceId, deviceIdHeader } from '@teeshala/contract/orders/buyer/device-id'
import { contactProofHeader } from '@teeshala/contract/orders/buyer/unproved-hold'
import type { Request } from 'express'
import type { Deps } from '../../ports/deps.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { validate } from '../request/validate.ts'
import type { Caller } from './caller.ts'
import { type Visit, visitOf } from './visit.ts'

/** Who places an order, from which browser, with which key. */
export type Sender = Visit & {
  readonly caller: Caller
  readonly device: string | undefined
  readonly key: string | undefined
  /** A proof that the email is theirs. */
  readonly proof?: string | undefined
}

/** Returns the sender of a request; throws INVALID_INPUT if key or device id is malformed. */
export async function senderOf(
  caller: Caller,
  request: Request,
  deps: Pick<Deps, 'orderSecret' | 'now' | 'randomBytes'>,
): Promise<Sender> {
  const device = request.get(deviceIdHeader)
  return {
    ...(await visitOf(request, deps)),
    caller,
    device: device === undefined ? undefined : validate(DeviceId, device),
    key: idempotencyKeyOf(request),
    proof: request.get(contactProofHeader),
  }
}

/**
 * Returns an identity for the sender that nobody else can claim; undefined if nothing distinguishes them. The device comes last, because its id can be
 * invented.
 */
export function nameOf({ caller, device }: Pick<Sender, 'caller' | 'device'>): string | undefined {
  if (caller.kind !== 'visitor') return `${caller.kind} ${caller.uid}`
  return device === undefined ? undefined : `device ${device}`
}

/**
 * Returns whose an Idempotency-Key is: the same key of two senders names two requests. Of those whom nothing identifies, only the network is known; they
 * choose a key that nobody else has, as the browser does.
 */
export function keyHolderOf({ network, ...sender }: Pick<Sender, 'caller' | 'device' | 'network'>): string {
  return nameOf(sender) ?? `network ${network}`
}
