import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Returns a path inside the repository. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts)
