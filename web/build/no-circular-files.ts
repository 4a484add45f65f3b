import type { Plugin } from 'vite'

type Imports = Readonly<Record<string, readonly string[]>>

/** Fails the build if files import each other in a cycle: the one that runs first would find the other uninitialised. */
export function noCircularFiles(): Plugin {
  return {
    name: 'teeshala:no-circular-files',
    generateBundle(_, bundle) {
      const imports: Imports = Object.fromEntries(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
      )
      const circle = circleIn(imports)
      if (circle) this.error(`Files of the build import each other: ${circle.join(' → ')}. See build/page-files.ts.`)
    },
  }
}

/** Returns files that form an import cycle, with the first one again at the end; undefined if there is none. */
export function circleIn(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports[file] ?? []) {
      const circle = visit(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of Object.keys(imports)) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}
