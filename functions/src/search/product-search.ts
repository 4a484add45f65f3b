import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ProductChoices } from '@teeshala/contract/search/search-calls'
import type { SearchEntry } from '@teeshala/contract/search/search-entry'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { productColorsIn, searchShardsIn } from '../firestore/collections.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

/** A commit can become visible slightly after its timestamp. */
const overlapMs = 30_000
/** How long after a write by this instance it is looked for, however fresh the index is. */
const ownWriteMs = 5_000
/** How many products are indexed before other calls get a turn. */
const atOnce = 200

/** An instance's search: the index and its entries, as fresh as the caller requires. */
export type ProductSearch = {
  readonly entries: ReadonlyMap<string, SearchEntry>
  readonly index: ProductIndex
  /** Cached counts of these entries by filter; cleared when entries are reloaded. */
  readonly counted: Map<string, ProductChoices>
  /** Reads changes, unless that was done within `staleMs`. */
  readonly refresh: (staleMs: number) => Promise<void>
  /** Announces a write by this instance, which the next search has to show. */
  readonly expectChange: () => void
}

const searches = new WeakMap<Firestore, ProductSearch>()

/** Returns the search over a database, one per instance. */
export function productSearch(db: Firestore): ProductSearch {
  const known = searches.get(db)
  if (known) return known
  const search = createProductSearch(db)
  searches.set(db, search)
  return search
}

function createProductSearch(db: Firestore): ProductSearch {
  const index = createProductIndex()
  const entries = new Map<string, SearchEntry>()
  const counted = new Map<string, ProductChoices>()
  const shardOf = new Map<string, string>()
  const colorNames = new Map<string, string>()
  let changeExpectedAt = Number.NEGATIVE_INFINITY
  let since: Date | undefined
  let running: Promise<void> | undefined
  /** When the last successful read started. */
  let freshAt = Number.NEGATIVE_INFINITY

  const put = (id: string, entry: SearchEntry) =>
    index.put(
      id,
      entry,
      entry.colors.flatMap((color) => colorNames.get(color) ?? []),
    )

  const read = async () => {
    const changed = <T>(query: Query<T>) => (since ? query.where('updatedAt', '>', since) : query).get()
    const [colors, shards] = await Promise.all([changed(productColorsIn(db)), changed(searchShardsIn(db))])
    const renamed = new Set<string>()
    for (const { id, name } of colors.docs.map((document) => ({ id: document.id, ...document.data() }))) {
      if (colorNames.get(id) !== name) renamed.add(id)
      colorNames.set(id, name)
    }
    const toIndex = new Map([...entries].filter(([, { colors }]) => colors.some((color) => renamed.has(color))))
    for (const shard of shards.docs) {
      const present = new Map(Object.entries(shard.data().entries ?? {}))
      for (const [id, of] of shardOf) {
        if (of !== shard.id || present.has(id)) continue
        for (const known of [entries, shardOf, toIndex]) known.delete(id)
        index.drop(id)
      }
      for (const [id, entry] of present) {
        if (isDeepStrictEqual(entries.get(id), entry)) continue
        entries.set(id, entry)
        shardOf.set(id, shard.id)
        toIndex.set(id, entry)
      }
    }
    let count = 0
    for (const [id, entry] of toIndex) {
      put(id, entry)
      count += 1
      if (count % atOnce === 0) await nextTurn()
    }
    counted.clear()
    since = new Date(shards.readTime.toMillis() - overlapMs)
  }

  /** One read at a time: a caller for whom the current one started too early waits for it, and starts another. */
  const refresh = async (staleMs: number): Promise<void> => {
    const askedAt = performance.now()
    const wanted = Math.max(askedAt - staleMs, Math.min(askedAt, changeExpectedAt + ownWriteMs))
    while (freshAt < wanted) {
      if (running) {
        await running.catch(() => {})
        continue
      }
      const begunAt = performance.now()
      running = read()
        .then(() => {
          freshAt = begunAt
        })
        .finally(() => {
          running = undefined
        })
      await running
    }
  }

  return {
    entries,
    index,
    counted,
    refresh,
    expectChange: () => {
      changeExpectedAt = performance.now()
    },
  }
}
