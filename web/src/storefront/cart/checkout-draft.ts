export const emptyDraft = { name: '', phone: '', address: '', city: '', state: '', postalCode: '', country: 'India' }
export type Draft = typeof emptyDraft

const key = 'checkout-draft'

/** What has been typed into the checkout, for as long as the tab lives. */
export const checkoutDraft = {
  read(): Partial<Draft> | undefined {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  write(draft: Draft): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // Without storage the form works, it only cannot be resumed.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
}
