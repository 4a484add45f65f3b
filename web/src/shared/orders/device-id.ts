import { DeviceId, deviceIdHeader } from '@teeshala/contract/orders/buyer/device-id'

const storageKey = 'device'

let known: string | undefined

/** The header in which this browser names itself. */
export const deviceHeader = () => ({ [deviceIdHeader]: deviceId() })

/** Returns what this browser names itself to the shop: random, made once. Where nothing can be kept, it holds until the page is left. */
function deviceId(): string {
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
