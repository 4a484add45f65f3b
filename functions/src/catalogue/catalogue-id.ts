import type { Deps } from '../ports/deps.ts'

const longestName = 60

/** A new id of the catalogue: the name as an address can carry it, and four random bytes that make it the only one. */
export function newCatalogueId(name: string, { randomBytes }: Pick<Deps, 'randomBytes'>): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '')
  return `${slug || 'item'}-${Buffer.from(randomBytes(4)).toString('hex')}`
}
