import type { ImportResult, ImportRow } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { auditNote } from '../../audit/audit-note.ts'
import { staffName } from '../../audit/staff-note.ts'
import { newCatalogueId } from '../../catalogue/options/catalogue-id.ts'
import { auditLogIn, productsIn } from '../../firestore/collections.ts'
import { readAll } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { keepPictures } from '../../pictures/picture-records.ts'
import { keepInSearch } from '../../search/search-shards.ts'
import { judgeRows, type Reader, readerOf } from './judge-rows.ts'
import { pictureProblems, problemsOf, refusedRow } from './row-problems.ts'

/**
 * Imports a batch of rows in one transaction; an invalid row does not stop the others. The audit note of each written row has an id made of import and
 * row, so that a repeated batch finds its rows done. Picture files are checked before the transaction, which locks the products.
 */
export const importProducts: Handler<'importProducts'> = async ({ caller, body }, deps) => {
  const { db } = deps
  const rows = [...new Map(body.rows.map((row) => [row.row, row])).values()]
  const actor = { actorId: caller.uid, actorName: await staffName(caller.uid, db) }
  const noteIdOf = ({ row }: ImportRow) => `import-${body.importId}-${row}`
  const wrong = await pictureProblems(await judgeRows(rows, readerOf(db), db, deps.now()), deps)
  const results = await transact(deps, async (transaction) => {
    const notes = await readAll(transaction, ...rows.map((row) => auditLogIn(db).doc(noteIdOf(row))))
    const done = rows.flatMap((row, index): ImportResult[] => {
      const note = notes[index]
      return note ? [{ ...emptyResult(row), outcome: 'done', _id: note.target.slice('products/'.length) }] : []
    })
    const open = rows.filter((_, index) => !notes[index])
    const judged = await judgeRows(open, transaction as Reader, db, deps.now())
    const keeps = await Promise.all(
      judged.map(async ({ result, stored }) => {
        const problems = stored && wrong.get(result.row)
        return problems ?? (stored && keepPictures(stored.images, transaction, deps).catch(problemsOf))
      }),
    )
    const written = new Set<string>()
    return [
      ...done,
      ...judged.map(({ result, current, stored }, index): ImportResult => {
        const row = open[index]
        const keep = keeps[index]
        if (!row || !stored || !keep) return result
        if (typeof keep !== 'function') return refusedRow(result, keep)
        const id = current?._id ?? newCatalogueId(stored.name, deps)
        if (written.has(id)) return refusedRow(result, [twice])
        written.add(id)
        keep()
        transaction.set(productsIn(db).doc(id), stored)
        keepInSearch(transaction, id, stored)
        const side = (of: 'from' | 'to') =>
          Object.fromEntries(result.changes.map((change) => [change.field, change[of] ?? null]))
        auditNote(actor, deps, noteIdOf(row)).make(transaction, {
          action: current ? 'product.changed' : 'product.added',
          target: `products/${id}`,
          details: { name: stored.name, ...(current && { from: side('from') }), to: side('to'), import: body.importId },
        })
        return { ...result, _id: id }
      }),
    ]
  })
  return ok(results.sort((one, other) => one.row - other.row))
}

const twice = { field: '_id', message: 'Another row is for the same product' }

const emptyResult = ({ row }: ImportRow) => ({ row, problems: [], changes: [] })
