/** Decides whether a build would have the same result as last time, so that it can be skipped. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../shop/root.ts'

const digest = (patterns: string[], generated: string[]) => {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: inRoot(), exclude: generated })).sort()) {
    if (!statSync(inRoot(file)).isFile()) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

export type CachedBuild = {
  name: string
  /** Globs, relative to the repository, of everything that the result depends on. */
  inputs: string[]
  /** Globs of files that the build itself writes among its inputs. */
  generated?: string[]
  /** A file that exists after a successful build. */
  output: string
  build: () => Promise<void>
}

const stampOf = (name: string) => inRoot('.cache/build', name)

/** Forces the next {@link buildOnce} of this name to build. */
export const forgetBuild = (name: string) => rmSync(stampOf(name), { force: true })

/** Builds unless nothing has changed since the last success. Returns whether it built. */
export const buildOnce = async ({ name, inputs, generated = [], output, build }: CachedBuild, force: boolean) => {
  const stampFile = stampOf(name)
  const stamp = digest(['package-lock.json', 'emulators/build/*.ts', ...inputs], generated)
  const isCurrent = existsSync(inRoot(output)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isCurrent && !force) return false
  forgetBuild(name)
  await build()
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}
