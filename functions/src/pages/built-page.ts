import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The product pages that the build placed next to this bundle, by HTML file name. */
const builtPages = ['product', 'bulk-order'] as const
type BuiltPage = (typeof builtPages)[number]

/** Their HTML, and the headers configured for the deployment. */
export type BuiltPages = {
  readonly html: Readonly<Record<BuiltPage, string>>
  readonly headers: Readonly<Record<string, string>>
}

const beside = (name: string) => path.join(import.meta.dirname, name)

/** Reads the pages of this release. Locally they have no headers: the local Hosting adds its own. */
export function readBuiltPages(): BuiltPages {
  const read = (name: BuiltPage) => readFileSync(beside(`pages/${name}.html`), 'utf8')
  const headers = beside('page-headers.json')
  return {
    html: { product: read('product'), 'bulk-order': read('bulk-order') },
    headers: existsSync(headers) ? JSON.parse(readFileSync(headers, 'utf8')) : {},
  }
}
