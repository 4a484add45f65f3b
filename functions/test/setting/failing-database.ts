import type { Firestore } from 'firebase-admin/firestore'

/** A database that commits a transaction and then loses the answer, the first `times` times. */
export function losingAnswers(db: Firestore, code: number, times: number): Firestore {
  let left = times
  return Object.assign(Object.create(db), {
    runTransaction: async (...args: Parameters<Firestore['runTransaction']>) => {
      const result = await db.runTransaction(...args)
      if (left-- > 0) throw Object.assign(new Error('the answer was lost'), { code })
      return result
    },
  })
}

/** A database whose transactions fail before they begin, the first `times` times. */
export function refusing(db: Firestore, code: number, times: number): Firestore {
  let left = times
  return Object.assign(Object.create(db), {
    runTransaction: async (...args: Parameters<Firestore['runTransaction']>) => {
      if (left-- > 0) throw Object.assign(new Error('not now'), { code })
      return db.runTransaction(...args)
    },
  })
}
