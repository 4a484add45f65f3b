import { withStorage } from '../../../shared/session/kept/with-storage.ts'

const keyOf = (digest: string) => `product-import:${digest}`
const finished = 'finished '

type BegunImport = { readonly id: string } | { readonly finishedAt: string }

/** Returns the latest import of this file on this device. */
export function begunImport(digest: string): BegunImport | undefined {
  const kept = withStorage(() => localStorage.getItem(keyOf(digest)))
  if (kept == null) return undefined
  return kept.startsWith(finished) ? { finishedAt: kept.slice(finished.length) } : { id: kept }
}

/**
 * Returns the import id of a file: the same as before while an earlier import of it is unfinished, so that no row is imported
 * twice after leaving the page or losing a response.
 */
export function importIdFor(digest: string): string {
  const begun = begunImport(digest)
  if (begun && 'id' in begun) return begun.id
  const id = crypto.randomUUID()
  withStorage(() => localStorage.setItem(keyOf(digest), id))
  return id
}

/** Marks the import as complete: choosing the same file again shows a notice, and imports it anew. */
export function finishImport(digest: string): void {
  withStorage(() => localStorage.setItem(keyOf(digest), finished + new Date().toISOString()))
}
