import { useUploads } from './uploads-store.ts'

/** Whether a chosen file is still being read: an order placed now would lack it. */
export const useIsReading = (): boolean => useUploads(({ reading }) => reading > 0)
