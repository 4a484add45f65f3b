import { useUploads } from './uploads-store.ts'

/** Whether a chosen file is being looked at: whoever orders at that moment would order without it. */
export const useIsReading = (): boolean => useUploads(({ reading }) => reading > 0)
