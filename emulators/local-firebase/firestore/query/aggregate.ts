import { invalidArgument } from '../status.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { getField, parseFieldPath } from '../values/field-path.ts'
import type { Aggregation, Fields, Value } from '../wire.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { countQuery, runQuery } from './run-query.ts'

/** Returns the results by alias, and how many index entries were read for them. */
export function aggregate(query: ParsedQuery, aggregations: readonly Aggregation[], snapshot: Snapshot) {
  if (aggregations.length === 0) throw invalidArgument('Aggregations are required.')
  if (aggregations.length > 5) throw invalidArgument('The maximum number of aggregations is 5.')
  const needsDocuments = aggregations.some(({ sum, avg }) => sum || avg)
  const documents = needsDocuments ? runQuery(query, snapshot).documents : []
  const fields: Fields = {}
  let entries = documents.length
  aggregations.forEach((aggregation, i) => {
    const alias = aggregation.alias || `field_${i + 1}`
    if (Object.hasOwn(fields, alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}`)
    if (aggregation.count) {
      const upTo = aggregation.count.upTo?.value
      const count = countQuery(query, snapshot, upTo === undefined ? undefined : Number(upTo))
      entries = Math.max(entries, count)
      fields[alias] = { integerValue: String(count) }
      return
    }
    const field = aggregation.sum?.field ?? aggregation.avg?.field
    const numbers = numbersOf(documents, field?.fieldPath)
    fields[alias] = aggregation.sum ? sumOf(numbers) : averageOf(numbers)
  })
  return { fields, entries }
}

function numbersOf(documents: readonly StoredDocument[], fieldPath: string | undefined): Value[] {
  const path = parseFieldPath(fieldPath)
  return documents
    .map((document) => getField(document.fields, path))
    .filter((value) => value?.integerValue !== undefined || value?.doubleValue !== undefined) as Value[]
}

const asNumber = (value: Value) => value.doubleValue ?? Number(value.integerValue)

const int64Limit = 2n ** 63n

function sumOf(numbers: Value[]): Value {
  const total = numbers.reduce((sum, value) => sum + asNumber(value), 0)
  if (numbers.some((value) => value.doubleValue !== undefined)) return { doubleValue: total }
  const exact = numbers.reduce((sum, value) => sum + BigInt(value.integerValue ?? 0), 0n)
  const fits = exact < int64Limit && exact >= -int64Limit
  return fits ? { integerValue: String(exact) } : { doubleValue: total }
}

function averageOf(numbers: Value[]): Value {
  if (numbers.length === 0) return { nullValue: 'NULL_VALUE' }
  return { doubleValue: numbers.reduce((sum, value) => sum + asNumber(value), 0) / numbers.length }
}
