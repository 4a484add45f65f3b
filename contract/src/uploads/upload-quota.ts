const MB = 1024 * 1024

/** What can be uploaded within a day. */
export type UploadQuota = { readonly files: number; readonly bytes: number }

/**
 * The guest's quota is far above a large order, but small enough for the shop to afford it for strangers. Accounts are identifiable, and staff upload
 * for their customers.
 */
export const uploadQuotas: Readonly<Record<'guest' | 'account', UploadQuota>> = {
  guest: { files: 100, bytes: 500 * MB },
  account: { files: 1000, bytes: 5000 * MB },
}

/** The error for a file beyond the daily quota, which was not kept. */
export const uploadedTooMuch =
  'You have uploaded too many files today, so we could not save this one. Please sign in to upload more, or try again tomorrow.'
