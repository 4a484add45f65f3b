/** Records which operations of Firestore a call makes, and makes the same ones again without anything of the shop's around them. */
import { randomUUID } from 'node:crypto'
import {
  type AggregateQuery,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from '@google-cloud/firestore'

type Read = (reader: Pick<Transaction, 'get' | 'getAll'> | undefined) => Promise<unknown>
type Write = (transaction: Transaction) => unknown
/** What began while something else was still under way is a step of it. */
type Step<T> = T[]
type Work = { readonly steps: Step<Read>[]; readonly writes: Write[] }
type Operation = Read | Work

/** The operations of one call, in the order in which they waited for each other. */
export type Recorded = readonly Step<Operation>[]

let steps: Operation[][] | undefined
let underWay = 0
let inTransaction: { readonly steps: Read[][]; readonly writes: Write[] } | undefined

function note<T>(into: T[][], operation: T, isAlongside: boolean): void {
  const last = into.at(-1)
  if (isAlongside && last) last.push(operation)
  else into.push([operation])
}

async function noted<T>(operation: Operation, run: () => Promise<T>): Promise<T> {
  if (!steps) return run()
  note(steps, operation, underWay > 0)
  underWay++
  try {
    return await run()
  } finally {
    underWay--
  }
}

const plain = (reference: DocumentReference) => reference.withConverter(null)
const dataOf = (snapshots: readonly Pick<DocumentSnapshot<unknown>, 'data'>[]) =>
  snapshots.map((snapshot) => snapshot.data())

const readDocuments =
  (references: readonly DocumentReference[]): Read =>
  async (reader = references[0]?.firestore as never) =>
    dataOf((await reader.getAll(...references.map(plain))) as DocumentSnapshot[])

const readQuery =
  (query: Query): Read =>
  async (reader) =>
    dataOf((await (reader ? reader.get(query.withConverter(null)) : query.withConverter(null).get())).docs)

const readCount =
  (counted: AggregateQuery<never>): Read =>
  async () =>
    (await (counted.query as Query).withConverter(null).count().get()).data()

const isDocument = (value: unknown): value is DocumentReference =>
  typeof value === 'object' && value !== null && 'getCollections' in value === false && 'parent' in value

/** Has the Admin SDK of this process note what it is asked, whenever `record` runs. */
export function watchFirestore(db: Firestore): void {
  const getAll = Firestore.prototype.getAll
  Firestore.prototype.getAll = function (this: Firestore, ...references: never[]) {
    return noted(readDocuments(references), () => getAll.apply(this, references))
  } as typeof getAll
  const getQuery = Query.prototype.get
  Query.prototype.get = function (this: Query) {
    return noted(readQuery(this), () => getQuery.call(this))
  } as typeof getQuery
  // The class has no name outside its package.
  const counting = Object.getPrototypeOf(db.collection('any').count())
  const getCount = counting.get
  counting.get = function (this: AggregateQuery<never>) {
    return noted(readCount(this), () => getCount.call(this))
  }
  const runTransaction = Firestore.prototype.runTransaction
  Firestore.prototype.runTransaction = function (this: Firestore, work: never, options: never) {
    if (!steps) return runTransaction.call(this, work, options)
    const own: Work = { steps: [], writes: [] }
    inTransaction = own
    return noted(own, () => runTransaction.call(this, work, options)).finally(() => {
      inTransaction = undefined
    })
  } as typeof runTransaction
  watchTransactions()
}

function watchTransactions(): void {
  const { get, getAll, create, set, update } = Transaction.prototype
  const remove = Transaction.prototype.delete
  Transaction.prototype.getAll = function (this: Transaction, ...references: never[]) {
    if (inTransaction) note(inTransaction.steps, readDocuments(references), false)
    return getAll.apply(this, references)
  } as typeof getAll
  Transaction.prototype.get = function (this: Transaction, what: never) {
    if (inTransaction) note(inTransaction.steps, isDocument(what) ? readDocuments([what]) : readQuery(what), false)
    return get.call(this, what)
  } as typeof get
  const keep = (write: Write) => inTransaction?.writes.push(write)
  Transaction.prototype.create = function (this: Transaction, reference: DocumentReference, data: DocumentData) {
    // Under another id each time, because the first one is there already.
    keep((transaction) => transaction.create(plain(reference).parent.doc(randomUUID()), withoutId(data)))
    return create.call(this, reference, data as never)
  } as typeof create
  Transaction.prototype.set = function (this: Transaction, reference: DocumentReference, data: DocumentData) {
    keep((transaction) => transaction.set(plain(reference), withoutId(data)))
    return set.call(this, reference, data as never)
  } as typeof set
  Transaction.prototype.update = function (this: Transaction, reference: DocumentReference, ...changes: never[]) {
    keep((transaction) => transaction.update(plain(reference), ...(changes as [never])))
    return update.apply(this, [reference, ...changes] as never)
  } as typeof update
  Transaction.prototype.delete = function (this: Transaction, reference: DocumentReference) {
    keep((transaction) => transaction.delete(plain(reference)))
    return remove.call(this, reference as never)
  } as typeof remove
}

const withoutId = ({ _id, ...fields }: DocumentData) => fields

/** Runs one call and returns what it asked of Firestore; nothing else may ask meanwhile. */
export async function record(call: () => Promise<unknown>): Promise<Recorded> {
  const recorded: Operation[][] = []
  steps = recorded
  underWay = 0
  await call()
  steps = undefined
  return recorded
}

/** Makes the operations again and returns what they read. */
export async function replay(recorded: Recorded, db: Firestore): Promise<unknown[]> {
  const found: unknown[] = []
  for (const step of recorded) found.push(...(await Promise.all(step.map((operation) => replayOne(operation, db)))))
  return found
}

function replayOne(operation: Operation, db: Firestore): Promise<unknown> {
  if (typeof operation === 'function') return operation(undefined)
  return db.runTransaction(async (transaction) => {
    const found: unknown[] = []
    for (const step of operation.steps) found.push(...(await Promise.all(step.map((read) => read(transaction)))))
    for (const write of operation.writes) write(transaction)
    return found
  })
}
