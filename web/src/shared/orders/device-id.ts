import { DeviceId, deviceIdHeader } from '@teeshala/contract/orders/buyer/device-id'

const storageKey = 'device'

let known: string | undefined

/** The header with this browser's device id. */
export const deviceHeader = () => ({ [deviceIdHeader]: deviceId() })

/** Returns this browser's random device id, created once. Without storage it lasts until the page is left. */
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
    // It then identifies this visit.
  }
  return id
}
