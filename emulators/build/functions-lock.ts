/**
 * Derives the lock file of the deployed function from the repository's: the same versions and checksums of exactly the
 * packages that run in production, laid out for its own folder. npm cannot do this without a registry.
 */

export type LockEntry = {
  version: string
  integrity?: string
  link?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  [field: string]: unknown
}

export type LockFile = {
  lockfileVersion: number
  packages: Record<string, LockEntry>
}

export type Manifest = {
  name: string
  version: string
  dependencies: Record<string, string>
  [field: string]: unknown
}

/** Returns where Node finds `name` when the package at `from` requires it; undefined if it is not installed. */
const resolve = (packages: Record<string, LockEntry>, from: string, name: string) => {
  for (let folder = from; ; ) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[place]) return place
    if (!folder) return undefined
    const parent = folder.lastIndexOf('/node_modules/')
    folder = parent < 0 ? '' : folder.slice(0, parent)
  }
}

type Edge = {
  name: string
  isOptional: boolean
}

const edgesOf = (entry: LockEntry): Edge[] => {
  const isOptionalPeer = (name: string) => entry.peerDependenciesMeta?.[name]?.optional
  const optional = Object.keys(entry.optionalDependencies ?? {})
  const required = [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter((name) => !isOptionalPeer(name)),
  ].filter((name) => !optional.includes(name))
  return [
    ...required.map((name) => ({ name, isOptional: false })),
    ...optional.map((name) => ({ name, isOptional: true })),
  ]
}

/**
 * @param root the repository's lock file
 * @param workspace folder of the workspace whose view of the packages counts, e.g. `functions`
 * @param manifest package.json of the deployed folder, with exact versions
 * @throws Error when the repository's lock lacks a package or has another version than the manifest names
 */
export const deriveLock = (root: LockFile, workspace: string, manifest: Manifest) => {
  const placed: Record<string, LockEntry> = {}
  /** Which entry of the repository's lock is used at each place of ours. */
  const sources = new Map<string, string>()
  /** Which packages resolved a name, and where. */
  const found = new Map<string, { at: string; place: string }[]>()
  const queue: { at: string; from: string; entry: LockEntry; isOptional: boolean }[] = [
    { at: '', from: workspace, entry: manifest as unknown as LockEntry, isOptional: false },
  ]
  const visited = new Set<string>()

  /** Returns true if a package in or below `folder` already resolved `name` further out. */
  const wouldHide = (name: string, folder: string) =>
    folder !== '' &&
    (found.get(name) ?? []).some(
      ({ at, place }) => (at === folder || at.startsWith(`${folder}/`)) && !place.startsWith(`${folder}/`),
    )

  /** Returns the outermost folder above `at` where the package can be placed without hiding another version from anyone. */
  const placeFor = (at: string, name: string, source: string) => {
    const chain = ['']
    for (let index = at.indexOf('node_modules/'); index >= 0; ) {
      const next = at.indexOf('/node_modules/', index + 1)
      chain.push(next < 0 ? at : at.slice(0, next))
      index = next
    }
    const places = chain.map((folder) => (folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`))
    const seen = places.findLastIndex((place) => sources.has(place))
    const nearest = places[seen]
    if (nearest && sources.get(nearest) === source) return nearest
    const index = chain.findIndex((folder, position) => position > seen && !wouldHide(name, folder))
    const place = places[index]
    if (place === undefined) throw new Error(`${name} has no place below ${at}`)
    return place
  }

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { at, from, entry, isOptional } = next
    for (const edge of edgesOf(entry)) {
      const source = resolve(root.packages, from, edge.name)
      if (!source) {
        if (edge.isOptional) continue
        throw new Error(`package-lock.json has no ${edge.name}, which ${from} needs: run npm install`)
      }
      const locked = root.packages[source] as LockEntry
      if (locked.link) throw new Error(`${edge.name} is a workspace and cannot be installed from a registry`)
      const place = placeFor(at, edge.name, source)
      const optionalHere = isOptional || edge.isOptional
      const { dev: _dev, devOptional: _devOptional, peer: _peer, optional: _optional, ...kept } = locked
      found.set(edge.name, [...(found.get(edge.name) ?? []), { at, place }])
      const isKnown = sources.has(place)
      const staysOptional = optionalHere && (!isKnown || placed[place]?.optional === true)
      sources.set(place, source)
      placed[place] = { ...kept, ...(staysOptional && { optional: true }) }
      const key = `${place}|${staysOptional}`
      if (visited.has(key)) continue
      visited.add(key)
      queue.push({ at: place, from: source, entry: locked, isOptional: staysOptional })
    }
  }

  for (const [name, version] of Object.entries(manifest.dependencies)) {
    if (placed[`node_modules/${name}`]?.version === version) continue
    throw new Error(
      `${workspace}/package.json wants ${name} ${version}, package-lock.json has another: run npm install`,
    )
  }
  const { name, version, ...rest } = manifest
  const { dependencies, engines } = rest
  const sorted = Object.fromEntries(Object.entries(placed).sort(([one], [other]) => (one < other ? -1 : 1)))
  return {
    name,
    version,
    lockfileVersion: root.lockfileVersion,
    requires: true,
    packages: { '': { name, version, dependencies, engines }, ...sorted },
  }
}
