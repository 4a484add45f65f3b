import { globSync } from 'node:fs'
import path from 'node:path'

/** The pattern in firebase.json with the cache lifetime of built files. */
const everyFile = '/assets/**'

type Config = { hosting: { headers: { source: string; headers: unknown }[] } }

/**
 * Returns firebase.json with the one-year cache lifetime limited to files that exist: Hosting also sends its headers with 404s,
 * and a browser would cache a missing chunk as long.
 */
export function keepOnlyWhatIsThere(source: string, assets: string): string {
  const config = JSON.parse(source) as Config
  const headers = config.hosting.headers.flatMap((rule) =>
    rule.source === everyFile ? patternsOf(assets).map((each) => ({ ...rule, source: each })) : [rule],
  )
  return JSON.stringify({ ...config, hosting: { ...config.hosting, headers } }, null, 2)
}

/** One pattern per folder: an alternative containing a slash matches nothing. */
function patternsOf(assets: string): string[] {
  const folders = Map.groupBy(
    globSync('**/*.*', { cwd: assets, withFileTypes: true }).filter((entry) => entry.isFile()),
    ({ parentPath }) => path.posix.join('/assets', path.relative(assets, parentPath)),
  )
  return [...folders]
    .map(
      ([folder, files]) =>
        `${folder}/@(${files
          .map(({ name }) => name)
          .sort()
          .join('|')})`,
    )
    .sort()
}
