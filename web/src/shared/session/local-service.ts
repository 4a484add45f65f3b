const standardPage = 5000

/**
 * The address of a service of the local Firebase, by its standard port. A local shop that gave way to another moved all its ports
 * by the same number, so the page's own port tells; Vite's page belongs to the shop on the standard ports.
 */
export function localService(standardPort: number): { host: string; port: number; origin: string } {
  const moved = import.meta.env.DEV ? 0 : Number(location.port) - standardPage
  const port = standardPort + moved
  return { host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}` }
}

/** The standard ports of the local Auth and of the local bucket. */
export const authPort = 9099
export const storagePort = 9199
