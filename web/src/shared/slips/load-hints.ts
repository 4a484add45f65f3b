/** What is said beside fields comes with the first thing to be said. Without it a form is filled in all the same. */
export const loadHints = () => import('./hints.tsx').catch(() => undefined)
