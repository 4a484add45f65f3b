import type { Plugin, Rolldown } from 'vite'

const unused = "throw Error('The shop is built without this part of its router')"

/** What stands for the bodies of these functions of the router, which no page of the shop comes to. */
const instead: Readonly<Record<string, string>> = {
  // Forms, actions and fetchers: the shop writes by its own calls.
  normalizeNavigateOptions: 'return { path }',
  handleAction: unused,
  fetch2: unused,
  handleFetcherAction: unused,
  handleFetcherLoader: unused,
  // The tools of its developers.
  getRouteInstrumentationUpdates: unused,
  instrumentClientSideRouter: unused,
  // What its own server would send.
  deserializeErrors: unused,
  decodeRouteErrorResponseDigest: unused,
  RSCErrorHandler: unused,
  // The root of the shop has an error page.
  DefaultErrorComponent: 'return null',
}

/**
 * Leaves out of the build what the shop does not use of the router. Names for its developers' tools keep more of it, such as
 * its own link, and with that link all that its framework draws.
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

/** A new version of the router may call them otherwise; then the build says so. */
function withoutParts(code: string, { body }: Program): string {
  const functions = body.flatMap((each) => functionOf(each))
  const found = functions.filter(({ name }) => name in instead)
  const missing = Object.keys(instead).filter((name) => found.filter((each) => each.name === name).length !== 1)
  if (missing.length > 0) throw new Error(`The router has no function ${missing.join(', ')}`)
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { name, start, end }) => `${left.slice(0, start)}{ ${instead[name]} }${left.slice(end)}`, code)
}

/** The function that a statement declares, and in that of the router the functions of its body. */
function functionOf(statement: Statement): readonly FunctionBody[] {
  if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body) return []
  const { name } = statement.id
  const { start, end, body } = statement.body
  const inner = name === 'createRouter' ? body.flatMap((each) => functionOf(each as Statement)) : []
  return [{ name, start, end }, ...inner]
}
