import type { Plugin } from 'vite'

const made =
  /(\b(?:HydrationMismatch|Suspense|SuspenseyCommit|SuspenseAction|SelectiveHydration)Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Replaces React's internal signal errors by plain objects during module evaluation. In an inspected browser, as under
 * Lighthouse, each Error resolves its stack position, and the first one parsed the whole file again (80 ms).
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
