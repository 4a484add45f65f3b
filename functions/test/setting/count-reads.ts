import type { Firestore, Query } from 'firebase-admin/firestore'

/** A database that counts the documents its queries answer, as the bill does. */
export function countReads(db: Firestore): { readonly db: Firestore; readonly count: () => number } {
  let count = 0
  const counted = (query: Query): Query =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          const result = value.apply(target, args)
          if (name !== 'get') return result instanceof Promise ? result : counted(result)
          return result.then((snapshot: { size?: number }) => {
            count += snapshot.size ?? 1
            return snapshot
          })
        }
      },
    })
  const collection = (path: string) => counted(db.collection(path))
  return { db: Object.assign(Object.create(db), { collection }), count: () => count }
}
