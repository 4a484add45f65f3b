import { isDeepStrictEqual } from 'node:util'
import { documentName, parseDocumentName } from '../resource-name.ts'
import { alreadyExists, type FirestoreError, failedPrecondition, invalidArgument, notFound } from '../status.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { checkFields } from '../values/check-fields.ts'
import { getField, parseFieldPath, withField } from '../values/field-path.ts'
import { fromInstant, type Instant, toInstant } from '../values/instant.ts'
import type { Fields, Precondition, Write, WriteResult } from '../wire.ts'
import { transformFields } from './transform-fields.ts'

/** Returns the path of the document that a write changes; throws INVALID_ARGUMENT if it names none, or one of another database. */
export function pathOfWrite(write: Write, database: string): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document
  const parsed = parseDocumentName(name)
  if (parsed.database !== database)
    throw invalidArgument(`The database of "${name}" is not the database of the request, "${database}".`)
  return parsed.path
}

/** Returns a document after a write, and the result of the write. A write that changes nothing keeps the update time. */
export function applyWrite(
  database: string,
  path: string,
  current: StoredDocument | undefined,
  write: Write,
  time: Instant,
): { after: StoredDocument | undefined; result: WriteResult } {
  const name = documentName(database, path)
  if (write.verify !== undefined) return { after: current, result: {} }
  if (write.delete !== undefined) return { after: undefined, result: { updateTime: fromInstant(time) } }

  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? []
  const written = write.update ? mergeUpdate(current?.fields, write) : { ...current?.fields }
  const { fields, results } = transformFields(checkFields(name, written), transforms, time)
  const stored = transforms.length > 0 ? checkFields(name, fields) : fields
  const unchanged = current !== undefined && isDeepStrictEqual(current.fields, stored)
  const after: StoredDocument = unchanged
    ? current
    : { path, fields: stored, createTime: current?.createTime ?? time, updateTime: time }
  const result: WriteResult = { updateTime: fromInstant(after.updateTime) }
  if (results.length > 0) result.transformResults = results
  return { after, result }
}

function mergeUpdate(old: Fields | undefined, write: Write): Fields {
  const fresh = write.update?.fields ?? {}
  if (!write.updateMask) return fresh
  let merged: Fields = { ...old }
  for (const text of write.updateMask.fieldPaths ?? []) {
    const path = parseFieldPath(text)
    merged = withField(merged, path, getField(fresh, path))
  }
  return merged
}

/** Returns why a write's precondition fails: NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION; undefined if it holds. */
export function refusalOf(
  name: string,
  current: StoredDocument | undefined,
  condition: Precondition | undefined,
): FirestoreError | undefined {
  if (!condition) return undefined
  if (condition.exists === true && !current) return notFound(`No document to update: ${name}`)
  if (condition.exists === false && current) return alreadyExists(`Document already exists: ${name}`)
  if (!condition.updateTime) return undefined
  if (!current) return failedPrecondition(`No document to update: ${name}`)
  const required = toInstant(condition.updateTime)
  if (required === current.updateTime) return undefined
  return failedPrecondition(
    `the stored version (${current.updateTime}) does not match the required base version (${required})`,
  )
}
