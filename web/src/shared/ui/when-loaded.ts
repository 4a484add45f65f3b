import { sayNotLoaded } from './say-not-loaded.ts'

/** Goes on once the code has come that is fetched when somebody asks for it. Where it does not come, that is said and the page stays as it is. */
export const whenLoaded = <Code>(code: Promise<Code>, goOn: (code: Code) => void): Promise<void> =>
  code.then(goOn, sayNotLoaded)
