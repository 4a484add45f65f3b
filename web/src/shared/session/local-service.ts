const standardPage = 5000

/**
 * Returns the host and port of a local Firebase service, from its standard port. All ports of a local shop are shifted
 * by the same number, which the page's own port tells; Vite's page belongs to the shop on the standard ports.
 */
export function localService(standardPort: number): { host: string; port: number; origin: string } {
  const moved = import.meta.env.DEV ? 0 : Number(location.port) - standardPage
  const port = standardPort + moved
  return { host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}` }
}

/** The standard ports of the Auth and Storage emulators. */
export const authPort = 9099
export const storagePort = 9199
