import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The shop's page as the build has left it beside this bundle, and the headers that a deployment gives it. */
export type BuiltPage = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

const beside = (name: string) => path.join(import.meta.dirname, name)

/** Reads the page of this release. Locally it has no headers: Hosting there adds those of the local configuration. */
export function readBuiltPage(): BuiltPage {
  const headers = beside('page-headers.json')
  return {
    html: readFileSync(beside('page.html'), 'utf8'),
    headers: existsSync(headers) ? JSON.parse(readFileSync(headers, 'utf8')) : {},
  }
}
