import type { Finding } from '@teeshala/contract/books/finding'
import { heldFault, stockFault } from '@teeshala/contract/books/stock'
import type { StoredBooksCheck, StoredShelfBook } from '@teeshala/contract/books/stored-books'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { productsIn, shelfBooksIn } from '../firestore/collections.ts'
import { documentId } from '../firestore/field-values.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'
import { inPages } from './in-pages.ts'
import type { StockNote } from './read-stock-notes.ts'
import { separateUnreadable } from './separate-unreadable.ts'
import { findingsOf } from './step.ts'

type Known = {
  readonly check: StoredBooksCheck
  readonly before: StoredBooksCheck | undefined
  readonly notes: ReadonlyMap<string, readonly StockNote[]>
  readonly sold: ReadonlyMap<string, number>
  readonly held: ReadonlyMap<string, number>
}

/** The most writes per batch. */
const batchSize = 400

/** Compares every product's stock with what was received and sold. `keep` writes the state that the next check starts from. */
export async function checkStock(known: Known, transaction: Transaction) {
  const findings: Finding[] = []
  const books = new Map<string, StoredShelfBook>()
  let count = 0
  await inPages(productsIn(transaction.db).orderBy(documentId()), transaction, async (documents) => {
    const { sound: products, findings: unsound } = separateUnreadable(documents, 'product')
    findings.push(...unsound)
    const stored = await readAll(transaction, ...products.map(({ _id }) => shelfBooksIn(transaction.db).doc(_id)))
    count += documents.length
    for (const [index, product] of products.entries()) {
      const { fault, book } = stockOf(product, stored[index], known)
      const heldWrong = heldFault(product.heldPieces ?? 0, known.held.get(product._id) ?? 0)
      for (const finding of findingsOf('product', product._id, [fault, heldWrong]))
        findings.push({ ...finding, name: product.name })
      if (book) books.set(product._id, book)
    }
  })
  return { findings, count, keep: () => keepBooks(books, transaction.db) }
}

/** Returns what is wrong with a product's stock, and its stock record if it must be rewritten. */
function stockOf(
  { _id, stock }: WithId<StoredProduct>,
  book: WithId<StoredShelfBook> | undefined,
  { check: { asOf, startedAt }, before, notes, sold }: Known,
): { fault?: string | undefined; book?: StoredShelfBook } {
  const ofProduct = notes.get(_id) ?? []
  const present = stock + (sold.get(_id) ?? 0)
  const settled = present - sum(ofProduct.filter(({ at }) => at >= asOf))
  // A product added since the last check starts at zero; for an older one nobody knows what was received.
  const isNew = !book && before !== undefined && ofProduct.some(({ isFirst }) => isFirst)
  const from = book ?? (isNew ? { received: 0, asOf: before.asOf } : undefined)
  if (!from) return { book: { received: settled, asOf } }
  const received = from.received + sum(ofProduct.filter(({ at }) => at >= from.asOf))
  const fault = stockFault({ stock, sold: sold.get(_id) ?? 0, received })
  const { foundAt } = from as Partial<StoredShelfBook>
  const isCounted = foundAt !== undefined && ofProduct.some(({ at }) => at > foundAt)
  if (fault === undefined || isCounted) {
    const isKept = book && book.received === settled && foundAt === undefined
    return isKept ? {} : { book: { received: settled, asOf } }
  }
  const expected = received - sum(ofProduct.filter(({ at }) => at >= asOf))
  return { fault, book: { received: expected, asOf, foundAt: foundAt ?? startedAt } }
}

const sum = (notes: readonly StockNote[]) => notes.reduce((pieces, note) => pieces + note.pieces, 0)

async function keepBooks(books: ReadonlyMap<string, StoredShelfBook>, db: Deps['db']): Promise<void> {
  const all = [...books]
  for (let from = 0; from < all.length; from += batchSize) {
    const batch = db.batch()
    for (const [id, book] of all.slice(from, from + batchSize)) batch.set(shelfBooksIn(db).doc(id), book)
    await batch.commit()
  }
}
