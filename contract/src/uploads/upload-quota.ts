const MB = 1024 * 1024

/** What may be uploaded within one day. */
export type UploadQuota = { readonly files: number; readonly bytes: number }

/** A guest's: far above a large order, and little enough that the shop can pay for a stranger's. An account can be asked who it is, and staff upload for their customers. */
export const uploadQuotas: Readonly<Record<'guest' | 'account', UploadQuota>> = {
  guest: { files: 100, bytes: 500 * MB },
  account: { files: 1000, bytes: 5000 * MB },
}

/** Said of a file that came after the day's last one. It was not kept. */
export const uploadedTooMuch =
  'You have uploaded a great many files today, so we could not keep this one. Please sign in to upload more, or try again tomorrow.'
