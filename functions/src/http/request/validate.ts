import * as z from 'zod/mini'
import { AppError } from '../../errors/app-error.ts'

/** Parses untrusted input, drops unknown fields, and throws INVALID_INPUT with a sentence for each field. */
export function validate<T>(schema: z.core.$ZodType<T>, input: unknown, incomplete?: string): T {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.') || 'body'
    fields[path] ??= issue.message
  }
  const isIncomplete = incomplete !== undefined && result.error.issues.some((issue) => isMissing(input, issue.path))
  const message = isIncomplete ? incomplete : (Object.values(fields)[0] ?? 'Invalid input')
  throw new AppError('INVALID_INPUT', message, { fields })
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], input)
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
