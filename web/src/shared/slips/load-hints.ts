/** Loads the remarks with the first one. Without them forms are filled in all the same. */
export const loadHints = () => import('./hints.tsx').catch(() => undefined)
