import { DeviceId, deviceIdHeader } from '@teeshala/contract/orders/buyer/device-id'
import { contactProofHeader } from '@teeshala/contract/orders/buyer/unproved-hold'
import type { Request } from 'express'
import type { Deps } from '../../ports/deps.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { validate } from '../request/validate.ts'
import type { Caller } from './caller.ts'
import { type Visit, visitOf } from './visit.ts'

/** Who sends an order, from which browser, and under which key. */
export type Sender = Visit & {
  readonly caller: Caller
  readonly device: string | undefined
  readonly key: string | undefined
  /** That an email is theirs, as they say. */
  readonly proof?: string | undefined
}

/** Returns who sends a request; INVALID_INPUT where key or device could not be one. */
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
 * Returns a name for the sender that nobody else can send under; undefined where nothing tells them from others. A device comes last: its id is free
 * to invent.
 */
export function nameOf({ caller, device }: Pick<Sender, 'caller' | 'device'>): string | undefined {
  if (caller.kind !== 'visitor') return `${caller.kind} ${caller.uid}`
  return device === undefined ? undefined : `device ${device}`
}
