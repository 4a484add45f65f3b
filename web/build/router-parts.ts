import type { Plugin, Rolldown } from 'vite'

const unused = "throw Error('The shop is built without this part of its router')"

/** Replacement bodies of router functions that no page of the shop reaches. */
const instead: Readonly<Record<string, string>> = {
  // Forms, actions and fetchers: the shop writes with its own calls.
  normalizeNavigateOptions: 'return { path }',
  handleAction: unused,
  fetch2: unused,
  handleFetcherAction: unused,
  handleFetcherLoader: unused,
  // Developer tools.
  getRouteInstrumentationUpdates: unused,
  instrumentClientSideRouter: unused,
  // Only for its own server rendering.
  deserializeErrors: unused,
  decodeRouteErrorResponseDigest: unused,
  RSCErrorHandler: unused,
  // The shop's root has its own error page.
  DefaultErrorComponent: 'return null',
}

/**
 * Leaves unused parts of the router out of the build. Display names for developer tools would keep more of it, such as
 * its own Link, and with it its whole framework mode.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/, code: 'function createRouter(' },
      handler(code) {
        return {
          code: withoutParts(code, this.parse(code))
            .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
            .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
          map: null,
        }
      },
    },
  }
}

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]
type FunctionBody = { readonly name: string; readonly start: number; readonly end: number }

/** Fails the build if a new router version has renamed them. */
function withoutParts(code: string, { body }: Program): string {
  const functions = body.flatMap((each) => functionOf(each))
  const found = functions.filter(({ name }) => name in instead)
  const missing = Object.keys(instead).filter((name) => found.filter((each) => each.name === name).length !== 1)
  if (missing.length > 0) throw new Error(`The router has no function ${missing.join(', ')}`)
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { name, start, end }) => `${left.slice(0, start)}{ ${instead[name]} }${left.slice(end)}`, code)
}

/** Returns the functions that a statement declares, and for the router the functions in its body. */
function functionOf(statement: Statement): readonly FunctionBody[] {
  if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body) return []
  const { name } = statement.id
  const { start, end, body } = statement.body
  const inner = name === 'createRouter' ? body.flatMap((each) => functionOf(each as Statement)) : []
  return [{ name, start, end }, ...inner]
}
