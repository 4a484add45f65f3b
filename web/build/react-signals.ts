import type { Plugin } from 'vite'

const made =
  /(\b(?:HydrationMismatch|Suspense|SuspenseyCommit|SuspenseAction|SelectiveHydration)Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Makes the errors by which React signals to itself without `Error`, while its file is evaluated. Where a browser is inspected, as by
 * Lighthouse, each error has its place in the code looked up, and the first one made the whole file be read a second time (80 ms).
 */
export function reactSignals(): Plugin {
  return {
    name: 'react-signals',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        const found = code.match(made)?.length
        if (found !== 5) throw new Error(`React signals by ${found ?? 0} errors that can be found, not 5`)
        return {
          code: code.replace(made, '$1Object.create(Error.prototype, { message: { value: $2 } })'),
          map: null,
        }
      },
    },
  }
}
