import type { Finding, FindingKind } from '@teeshala/contract/books/finding'
import type { CheckedCounts, StoredBooksCheck } from '@teeshala/contract/books/stored-books'

/** What a run has done before it is written down: where it goes on, null at the end of the stage, and what it has found. */
export type Step = {
  readonly cursor: StoredBooksCheck['cursor']
  readonly counted: Partial<CheckedCounts>
  readonly findings: readonly Finding[]
}

/** Returns findings about one thing. */
export function findingsOf(kind: FindingKind, id: string, texts: readonly (string | undefined)[]): Finding[] {
  return texts.flatMap((text) => (text === undefined ? [] : [{ kind, id, text }]))
}
