import type { Plugin } from 'vite'

type Imports = Readonly<Record<string, readonly string[]>>

/** Fails a build in which files import each other in a circle: the one that runs first would find nothing in the other. */
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

/** Returns files that import each other in a circle, the first one again at the end; undefined where there are none. */
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
