import type { DocumentData, FirestoreDataConverter } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'

/** A document that does not fit its schema. Names the document and the field, never the value, which may be personal. */
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

/** Reads a document with its id as `_id` and its timestamps as Dates, checked by `schema` where there is one; writes it without `_id`. */
export function converter<T extends DocumentData>(schema?: z.ZodMiniType<T>): FirestoreDataConverter<T, T> {
  return {
    toFirestore: ({ _id, ...fields }) => fields as T,
    fromFirestore: (snapshot) => {
      const data = withDates(snapshot.data())
      const fields = schema ? checkedBy(schema, data, snapshot.ref.path) : (data as T)
      return { ...fields, _id: snapshot.id }
    },
  }
}

function checkedBy<T>(schema: z.ZodMiniType<T>, data: unknown, path: string): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new InvalidDocumentError(path, issue?.path.join('.') ?? '', issue?.message ?? '')
}

/** Timestamps are told by their `toDate`, so that no call needs the Firestore module only to read. */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate()
  const copy: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) copy[key] = withDates(inner)
  return copy
}
