import { withStorage } from '../../../shared/session/kept/with-storage.ts'

const keyOf = (digest: string) => `product-import:${digest}`
const finished = 'finished '

type BegunImport = { readonly id: string } | { readonly finishedAt: string }

/** What became of the import of this file that was begun here last. */
export function begunImport(digest: string): BegunImport | undefined {
  const kept = withStorage(() => localStorage.getItem(keyOf(digest)))
  if (kept == null) return undefined
  return kept.startsWith(finished) ? { finishedAt: kept.slice(finished.length) } : { id: kept }
}

/**
 * The id of the import of a file: the same as before while an earlier one of the same file is unfinished, so that no row comes into the
 * shop twice when the page was left or the answer lost.
 */
export function importIdFor(digest: string): string {
  const begun = begunImport(digest)
  if (begun && 'id' in begun) return begun.id
  const id = crypto.randomUUID()
  withStorage(() => localStorage.setItem(keyOf(digest), id))
  return id
}

/** The import has come to its end: whoever chooses the same file again is told, and imports it anew. */
export function finishImport(digest: string): void {
  withStorage(() => localStorage.setItem(keyOf(digest), finished + new Date().toISOString()))
}
