import { globSync } from 'node:fs'
import path from 'node:path'

/** Under this pattern firebase.json says how long the files of the build are kept. */
const everyFile = '/assets/**'

type Config = { hosting: { headers: { source: string; headers: unknown }[] } }

/**
 * Returns firebase.json with the year that a file of the build is kept said of those alone that are there: Hosting gives its headers to what it does not find, too,
 * and a browser would keep for as long that a part is missing.
 */
export function keepOnlyWhatIsThere(source: string, assets: string): string {
  const config = JSON.parse(source) as Config
  const headers = config.hosting.headers.flatMap((rule) =>
    rule.source === everyFile ? patternsOf(assets).map((each) => ({ ...rule, source: each })) : [rule],
  )
  return JSON.stringify({ ...config, hosting: { ...config.hosting, headers } }, null, 2)
}

/** One for each folder: an alternative with a slash in it matches nothing. */
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
