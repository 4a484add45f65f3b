import type { Caller } from '../caller.ts'
import { parseQuery } from '../query/parsed-query.ts'
import { documentName, parseDocumentName } from '../resource-name.ts'
import type { Access } from '../service/access.ts'
import type { Session } from '../service/session.ts'
import { invalidArgument, toStatus } from '../status.ts'
import { Snapshot } from '../store/snapshot.ts'
import { type Commit, type StoredDocument, toWireDocument } from '../store/stored-document.ts'
import { fromInstant, type Instant, toInstant } from '../values/instant.ts'
import type { ListenRequest, ListenResponse, Target } from '../wire.ts'
import { difference, documentsOf, type Subject, TargetView, type ViewChange } from './target-view.ts'

/** One Listen call: the targets that a client has added, and the changes sent to it. */
export class ListenStream {
  readonly #session: Session
  readonly #caller: Caller
  readonly #access: Access
  readonly #send: (response: ListenResponse) => void
  readonly #targets = new Map<number, TargetView>()
  readonly #stopWatching: () => void

  constructor(session: Session, caller: Caller, access: Access, send: (response: ListenResponse) => void) {
    this.#session = session
    this.#caller = caller
    this.#access = access
    this.#send = send
    this.#stopWatching = session.database.watch((commit) => this.#onCommit(commit))
  }

  receive({ addTarget, removeTarget }: ListenRequest): void {
    if (addTarget) this.#add(addTarget)
    else if (removeTarget !== undefined) this.#remove(removeTarget)
  }

  close(): void {
    this.#stopWatching()
    this.#targets.clear()
  }

  #add(target: Target): void {
    const id = target.targetId || this.#freeId()
    const { database } = this.#session
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } })
    try {
      const subject = this.#subjectOf(target)
      const snapshot = Snapshot.now(database)
      const view = new TargetView(subject, snapshot)
      this.#check(subject, snapshot, [...view.documents.values()])
      const known = this.#knownBefore(target, subject)
      if (known) this.#tell(id, difference(known, view.documents, snapshot), snapshot.time)
      else this.#tellAll(id, target, view, snapshot)
      this.#targets.set(id, view)
      const readTime = fromInstant(snapshot.time)
      const resumeToken = toResumeToken(snapshot.time)
      this.#send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], readTime, resumeToken } })
      this.#send({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], readTime, resumeToken } })
      if (target.once) this.#remove(id)
    } catch (error) {
      this.#refuse(id, error)
    }
  }

  #refuse(id: number, error: unknown): void {
    this.#targets.delete(id)
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: toStatus(error) } })
  }

  #remove(id: number): void {
    this.#targets.delete(id)
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } })
  }

  #freeId(): number {
    let id = 1
    while (this.#targets.has(id)) id += 1
    return id
  }

  #subjectOf({ documents, query }: Target): Subject {
    if (documents) return { paths: (documents.documents ?? []).map((name) => parseDocumentName(name).path) }
    if (!query) throw invalidArgument('A target must name documents or a query.')
    const parsed = parseQuery(query.parent, query.structuredQuery)
    this.#access.checkIndex(this.#session.database.name, parsed)
    return { query: parsed }
  }

  #check(subject: Subject, snapshot: Snapshot, documents: StoredDocument[]): void {
    if ('query' in subject) this.#access.checkList(this.#caller, snapshot, subject.query)
    else for (const path of subject.paths) this.#access.checkGet(this.#caller, snapshot, path, snapshot.get(path))
    this.#access.ledger.add(this.#caller.requestId, { reads: Math.max(1, documents.length) })
  }

  /** Returns what the client has already, if it reconnects with a token that is still valid. */
  #knownBefore({ resumeToken, readTime }: Target, subject: Subject): Map<string, StoredDocument> | undefined {
    const { database } = this.#session
    const time = resumeToken && resumeToken.length > 0 ? fromResumeToken(resumeToken) : readTime && toInstant(readTime)
    if (time === undefined || !database.remembers(time)) return undefined
    return documentsOf(subject, Snapshot.at(database, Math.min(time, database.readTime())))
  }

  #tellAll(id: number, target: Target, view: TargetView, snapshot: Snapshot): void {
    const isComingBack = (target.resumeToken?.length ?? 0) > 0 || target.readTime !== undefined
    if (isComingBack) this.#send({ targetChange: { targetChangeType: 'RESET', targetIds: [id] } })
    const changes: ViewChange[] = [...view.documents].map(([path, added]) => ({ path, added }))
    if ('paths' in view.subject)
      for (const path of view.subject.paths) if (!view.documents.has(path)) changes.push({ path })
    this.#tell(id, changes, snapshot.time)
  }

  #tell(id: number, changes: readonly ViewChange[], time: Instant): void {
    const { database } = this.#session
    for (const { path, added, removed } of changes) {
      if (added) this.#send({ documentChange: { document: toWireDocument(database.name, added), targetIds: [id] } })
      else if (removed)
        this.#send({ documentChange: { document: toWireDocument(database.name, removed), removedTargetIds: [id] } })
      else
        this.#send({
          documentDelete: {
            document: documentName(database.name, path),
            removedTargetIds: [id],
            readTime: fromInstant(time),
          },
        })
    }
  }

  #onCommit(commit: Commit): void {
    const snapshot = Snapshot.now(this.#session.database)
    let told = false
    for (const [id, view] of this.#targets) {
      try {
        const changes = view.update(commit, snapshot)
        if (changes.length === 0) continue
        told = true
        this.#check(
          view.subject,
          snapshot,
          changes.flatMap(({ added }) => added ?? []),
        )
        this.#tell(id, changes, commit.time)
      } catch (error) {
        this.#refuse(id, error)
      }
    }
    if (!told) return
    this.#send({
      targetChange: {
        targetChangeType: 'NO_CHANGE',
        targetIds: [],
        readTime: fromInstant(commit.time),
        resumeToken: toResumeToken(commit.time),
      },
    })
  }
}

const toResumeToken = (time: Instant) => Buffer.from(String(time))

function fromResumeToken(token: Uint8Array): Instant | undefined {
  const time = Number(Buffer.from(token).toString())
  return Number.isSafeInteger(time) ? time : undefined
}
