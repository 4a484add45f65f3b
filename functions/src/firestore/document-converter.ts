import { isDeepStrictEqual } from 'node:util'
import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'

/** A document that does not fit its schema. Names document and field, never the value, which may be personal. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError'
  readonly document: string
  readonly field: string

  constructor(document: string, field: string, reason: string) {
    super(`${document}: ${field}: ${reason}`)
    this.document = document
    this.field = field
  }
}

/** When a document is checked: on each read, or once per version for documents that are read far more often than they change. */
export type Checks = 'each read' | 'each version'

/** The number of documents whose checked version an instance remembers. */
const mostRemembered = 5000

/**
 * Returns a converter that reads a document with its id as `_id` and timestamps as Dates, checked against `schema` if given, and writes it without
 * `_id`.
 */
export function converter<T extends DocumentData>(
  schema?: z.ZodMiniType<T>,
  checks: Checks = 'each read',
): FirestoreDataConverter<T, T> {
  const fitting = new Map<string, string>()

  function isKnownToFit({ ref, updateTime }: QueryDocumentSnapshot): boolean {
    return updateTime !== undefined && fitting.get(ref.path) === versionOf(updateTime)
  }

  /** A version that the schema changed while parsing is not remembered, so it is parsed every time. */
  function remember({ ref, updateTime }: QueryDocumentSnapshot, data: unknown, fields: T): void {
    if (checks === 'each read' || updateTime === undefined || !isDeepStrictEqual(data, fields)) return
    if (fitting.size >= mostRemembered) fitting.clear()
    fitting.set(ref.path, versionOf(updateTime))
  }

  function check(snapshot: QueryDocumentSnapshot, data: unknown): T {
    if (!schema || isKnownToFit(snapshot)) return data as T
    const fields = checkedBy(schema, data, snapshot.ref.path)
    remember(snapshot, data, fields)
    return fields
  }

  return {
    toFirestore: ({ _id, ...fields }) => fields as T,
    fromFirestore: (snapshot) => ({ ...check(snapshot, withDates(snapshot.data())), _id: snapshot.id }),
  }
}

const versionOf = ({ seconds, nanoseconds }: Timestamp) => `${seconds}.${nanoseconds}`

function checkedBy<T>(schema: z.ZodMiniType<T>, data: unknown, path: string): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new InvalidDocumentError(path, issue?.path.join('.') ?? '', issue?.message ?? '')
}

/** Timestamps are recognised by their `toDate`, so that reading does not need the Firestore module. */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate()
  const copy: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) copy[key] = withDates(inner)
  return copy
}
