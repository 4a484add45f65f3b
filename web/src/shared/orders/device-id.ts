import { DeviceId } from '@teeshala/contract/orders/device-id'

const storageKey = 'device'

let known: string | undefined

/** Returns what this browser names itself to the shop: random, made once. Where nothing can be kept, it holds until the page is left. */
export function deviceId(): string {
  known ??= kept() ?? made()
  return known
}

function kept(): string | undefined {
  try {
    return DeviceId.safeParse(localStorage.getItem(storageKey)).data
  } catch {
    return undefined
  }
}

function made(): string {
  const id = crypto.randomUUID()
  try {
    localStorage.setItem(storageKey, id)
  } catch {
    // It names this visit then.
  }
  return id
}
