import type { Firestore, Query } from 'firebase-admin/firestore'

type Watched = { readonly db: Firestore; readonly count: () => number }

/**
 * A database that counts the documents its queries answer, as the bill does. `fails` says of the first, second … query whether
 * it breaks.
 */
export function countReads(db: Firestore, fails: (query: number) => boolean = () => false): Watched {
  let count = 0
  let queries = 0
  const read = async (target: Query) => {
    if (fails(++queries)) throw Object.assign(new Error('unavailable'), { code: 14 })
    const snapshot = (await target.get()) as { size?: number }
    count += snapshot.size ?? 1
    return snapshot
  }
  const counted = (query: Query): Query =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name, target)
        if (name === 'get') return () => read(target)
        return typeof value === 'function' ? (...args: unknown[]) => counted(value.apply(target, args)) : value
      },
    })
  const collection = (path: string) => counted(db.collection(path))
  return { db: Object.assign(Object.create(db), { collection }), count: () => count }
}
