import type { ParsedQuery } from '../query/parsed-query.ts'
import { isResult, runQuery } from '../query/run-query.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { Commit, StoredDocument } from '../store/stored-document.ts'

/** What a client listens to: documents by path, or the results of a query. */
export type Subject = { paths: readonly string[] } | { query: ParsedQuery }

export type ViewChange = {
  path: string
  /** Set if the document is in the view now, in this version. */
  added?: StoredDocument
  /** Set if the document has left the view, but exists. */
  removed?: StoredDocument
}

/** Returns the documents of a subject at a point in time. */
export function documentsOf(subject: Subject, snapshot: Snapshot): Map<string, StoredDocument> {
  const documents =
    'query' in subject ? runQuery(subject.query, snapshot).documents : subject.paths.map((path) => snapshot.get(path))
  return new Map(documents.flatMap((document) => (document ? [[document.path, document]] : [])))
}

/** Returns the changes from one state of a view to another. */
export function difference(
  old: ReadonlyMap<string, StoredDocument>,
  fresh: ReadonlyMap<string, StoredDocument>,
  snapshot: Snapshot,
): ViewChange[] {
  const changes: ViewChange[] = []
  for (const path of old.keys()) if (!fresh.has(path)) changes.push(leaving(path, snapshot.get(path)))
  for (const [path, added] of fresh) if (old.get(path) !== added) changes.push({ path, added })
  return changes
}

const leaving = (path: string, removed: StoredDocument | undefined): ViewChange =>
  removed ? { path, removed } : { path }

/** The view of one target, kept up to date commit by commit. */
export class TargetView {
  readonly subject: Subject
  #documents: Map<string, StoredDocument>

  constructor(subject: Subject, snapshot: Snapshot) {
    this.subject = subject
    this.#documents = documentsOf(subject, snapshot)
  }

  get documents(): ReadonlyMap<string, StoredDocument> {
    return this.#documents
  }

  /** Applies a commit and returns what it changed in this view. */
  update(commit: Commit, snapshot: Snapshot): ViewChange[] {
    const { subject } = this
    const isInside = (document: StoredDocument) =>
      'query' in subject ? isResult(subject.query, document) : subject.paths.includes(document.path)
    const touched = commit.changes.filter(
      ({ path, after }) => this.#documents.has(path) || (after !== undefined && isInside(after)),
    )
    if (touched.length === 0) return []
    if ('query' in subject && (subject.query.limit !== undefined || subject.query.offset > 0)) {
      const fresh = documentsOf(subject, snapshot)
      const changes = difference(this.#documents, fresh, snapshot)
      this.#documents = fresh
      return changes
    }
    return touched.map(({ path, after }) => {
      if (after && isInside(after)) {
        this.#documents.set(path, after)
        return { path, added: after }
      }
      this.#documents.delete(path)
      return leaving(path, after)
    })
  }
}
