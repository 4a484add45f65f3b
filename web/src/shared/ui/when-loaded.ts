import { sayNotLoaded } from './say-not-loaded.ts'

/** Continues once on-demand code has loaded. If it fails, a message says so and the page stays as it is. */
export const whenLoaded = <Code>(code: Promise<Code>, goOn: (code: Code) => void): Promise<void> =>
  code.then(goOn, sayNotLoaded)
