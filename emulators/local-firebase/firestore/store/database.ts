import { collectionOf, lastSegment, parentOf } from '../resource-name.ts'
import type { Instant } from '../values/instant.ts'
import { type IndexComponent, indexSignature, OrderedIndex, scopesOf } from './ordered-index.ts'
import type { Change, Commit, StoredDocument } from './stored-document.ts'

/** How long the past can be read, in microseconds. Production keeps an hour; a minute is enough for tests and limits memory. */
const retentionMicroseconds: Instant = 60_000_000
const maxIndexesPerScope = 60

export type Clock = () => Instant

/** The documents of one database, their indexes and the recent past. Everything here is synchronous. */
export class Database {
  /** `projects/{p}/databases/{d}` */
  readonly name: string
  readonly documents = new Map<string, StoredDocument>()
  readonly #collections = new Map<string, Map<string, StoredDocument>>()
  /** For each collection id: the paths of the non-empty collections with that id. */
  readonly #groups = new Map<string, Set<string>>()
  readonly #indexes = new Map<string, Map<string, OrderedIndex>>()
  readonly #watchers = new Set<(commit: Commit) => void>()
  readonly #clock: Clock
  #log: Commit[] = []
  #now: Instant = 0
  #forgottenUntil: Instant = 0
  #uses = 0

  constructor(name: string, clock: Clock) {
    this.name = name
    this.#clock = clock
    this.#now = clock()
    this.#forgottenUntil = this.#now - 1
  }

  /** Returns the time of a read made now: every later commit is strictly later. */
  readTime(): Instant {
    this.#now = Math.max(this.#now, this.#clock())
    return this.#now
  }

  /** Returns a time for the next commit, strictly later than every read and commit so far. */
  nextCommitTime(): Instant {
    this.#now = Math.max(this.#now + 1, this.#clock())
    return this.#now
  }

  get lastCommitTime(): Instant {
    return this.#log.at(-1)?.time ?? this.#forgottenUntil
  }

  /** Whether the state at a time can still be read. */
  remembers(time: Instant): boolean {
    return time >= this.#forgottenUntil
  }

  /** Returns the commits after a time, oldest first. */
  commitsSince(time: Instant): readonly Commit[] {
    let from = this.#log.length
    while (from > 0 && (this.#log[from - 1]?.time ?? 0) > time) from -= 1
    return this.#log.slice(from)
  }

  collection(path: string): ReadonlyMap<string, StoredDocument> {
    return this.#collections.get(path) ?? new Map()
  }

  apply(time: Instant, changes: readonly Change[]): void {
    for (const change of changes) this.#install(change)
    const commit = { time, changes }
    if (changes.length > 0) this.#log.push(commit)
    this.#forget()
    if (changes.length > 0) for (const watcher of this.#watchers) watcher(commit)
  }

  /** Empties the database in one commit, so that listeners see it. */
  clear(): void {
    const changes = [...this.documents.values()].map((before) => ({ path: before.path, before, after: undefined }))
    this.#indexes.clear()
    this.apply(this.nextCommitTime(), changes)
  }

  /** Calls back after each commit until the returned function is called. */
  watch(watcher: (commit: Commit) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Returns the index with these components over a scope, built at its first use and kept up to date from then on. */
  index(scope: string, components: readonly IndexComponent[]): OrderedIndex {
    const ofScope = this.#indexes.get(scope) ?? new Map<string, OrderedIndex>()
    this.#indexes.set(scope, ofScope)
    const signature = indexSignature(components)
    let index = ofScope.get(signature)
    if (!index) {
      if (ofScope.size >= maxIndexesPerScope) dropLeastUsed(ofScope)
      index = new OrderedIndex(components, this.documentsIn(scope))
      ofScope.set(signature, index)
    }
    this.#uses += 1
    index.lastUsed = this.#uses
    return index
  }

  *documentsIn(scope: string): Generator<StoredDocument> {
    for (const path of this.#pathsIn(scope)) yield* this.collection(path).values()
  }

  countIn(scope: string): number {
    let count = 0
    for (const path of this.#pathsIn(scope)) count += this.collection(path).size
    return count
  }

  #pathsIn(scope: string): Iterable<string> {
    const [kind, name = ''] = scope.split(/ (.*)/s, 2)
    return kind === 'in' ? [name] : (this.#groups.get(name) ?? [])
  }

  /** Returns the ids of the collections directly below a document (or the root), sorted. */
  collectionIds(documentPath: string): string[] {
    const ids = new Set<string>()
    const prefix = documentPath ? `${documentPath}/` : ''
    for (const path of this.#collections.keys())
      if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0] ?? '')
    return [...ids].sort()
  }

  /** Returns documents that do not exist themselves but have something below them. */
  missingParents(collectionPath: string): string[] {
    const missing = new Set<string>()
    const prefix = `${collectionPath}/`
    for (const path of this.#collections.keys()) {
      if (!path.startsWith(prefix)) continue
      const parent = parentOf(path).startsWith(prefix) ? prefix + path.slice(prefix.length).split('/', 1)[0] : ''
      if (parent && !this.documents.has(parent)) missing.add(parent)
    }
    return [...missing]
  }

  #install({ path, before, after }: Change): void {
    const collectionPath = collectionOf(path)
    const collection = this.#collections.get(collectionPath) ?? new Map<string, StoredDocument>()
    if (after) {
      this.documents.set(path, after)
      collection.set(path, after)
      this.#collections.set(collectionPath, collection)
      const group = this.#groups.get(lastSegment(collectionPath)) ?? new Set()
      this.#groups.set(lastSegment(collectionPath), group.add(collectionPath))
    } else {
      this.documents.delete(path)
      collection.delete(path)
      if (collection.size === 0) {
        this.#collections.delete(collectionPath)
        this.#groups.get(lastSegment(collectionPath))?.delete(collectionPath)
      }
    }
    for (const scope of scopesOf(collectionPath))
      for (const index of this.#indexes.get(scope)?.values() ?? []) index.replace(before, after)
  }

  #forget(): void {
    const until = this.#now - retentionMicroseconds
    const keepFrom = this.#log.findIndex((commit) => commit.time > until)
    if (keepFrom === 0) return
    // Dropping in blocks avoids copying the log at each commit.
    if (keepFrom > 0 && keepFrom < 256) return
    const dropped = keepFrom < 0 ? this.#log : this.#log.slice(0, keepFrom)
    this.#forgottenUntil = dropped.at(-1)?.time ?? this.#forgottenUntil
    this.#log = keepFrom < 0 ? [] : this.#log.slice(keepFrom)
  }
}

function dropLeastUsed(indexes: Map<string, OrderedIndex>): void {
  let oldest: [string, OrderedIndex] | undefined
  for (const entry of indexes) if (!oldest || entry[1].lastUsed < oldest[1].lastUsed) oldest = entry
  if (oldest) indexes.delete(oldest[0])
}
