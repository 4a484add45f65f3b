import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The pages of a product that the build has left beside this bundle, by the name of their HTML there. */
export const builtPages = ['product', 'bulk-order'] as const
type BuiltPage = (typeof builtPages)[number]

/** Their HTML, and the headers that a deployment gives them. */
export type BuiltPages = {
  readonly html: Readonly<Record<BuiltPage, string>>
  readonly headers: Readonly<Record<string, string>>
}

const beside = (name: string) => path.join(import.meta.dirname, name)

/** Reads the pages of this release. Locally they have no headers: Hosting there adds those of the local configuration. */
export function readBuiltPages(): BuiltPages {
  const read = (name: BuiltPage) => readFileSync(beside(`pages/${name}.html`), 'utf8')
  const headers = beside('page-headers.json')
  return {
    html: { product: read('product'), 'bulk-order': read('bulk-order') },
    headers: existsSync(headers) ? JSON.parse(readFileSync(headers, 'utf8')) : {},
  }
}
