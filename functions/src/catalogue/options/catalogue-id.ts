import type { Deps } from '../../ports/deps.ts'

const longestName = 60

/** Returns a new catalogue id: the name in URL form, and four random bytes that make it unique. */
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
