import type { Plugin } from 'vite'

/**
 * Leaves out of the build what the shop does not use of the router: names for its developers' tools keep parts of it, such as
 * forms and its own link, and with that link all that its framework draws.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
