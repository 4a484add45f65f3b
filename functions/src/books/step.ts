import type { Finding, FindingKind } from '@teeshala/contract/books/finding'
import type { CheckedCounts, StoredBooksCheck } from '@teeshala/contract/books/stored-books'

/** The result of one step before it is stored: the next cursor, null at the end of the stage, and the findings. */
export type Step = {
  readonly cursor: StoredBooksCheck['cursor']
  readonly counted: Partial<CheckedCounts>
  readonly findings: readonly Finding[]
}

/** Returns findings about one subject. */
export function findingsOf(kind: FindingKind, id: string, texts: readonly (string | undefined)[]): Finding[] {
  return texts.flatMap((text) => (text === undefined ? [] : [{ kind, id, text }]))
}
