/** Firestore operations as rules see them; the embedded Firestore calls `authorizeFirestore` before it executes a client's operation. */
import { authValue, type Claims } from './auth-value.ts'
import { authorize, type Decision, type RulesRequest } from './authorize.ts'
import type { Ruleset } from './compile-rules.ts'
import { type Lookup, LookupBudget, type LookupState } from './evaluation/documents.ts'
import { anySegment, anySegments, type RequestSegment } from './evaluation/match-path.ts'
import { documentPath, documentResource, type FirestoreDocument, type FirestoreFields } from './firestore-values.ts'
import { rulesLimits } from './language/limits.ts'
import { type Conjunction, fixedName, knownFields } from './query-constraints.ts'
import { RulesPath } from './values/rules-path.ts'
import type { RulesMap, RulesValue } from './values/rules-value.ts'
import type { Timestamp } from './values/times.ts'
import { UnknownValue } from './values/unknown-value.ts'

type Stored = FirestoreDocument | null

/** The parts of a query that rules can see. */
export type RulesQuery = {
  /** Undefined for collections with any id. */
  readonly collectionId: string | undefined
  readonly allDescendants: boolean
  /** The filter as an OR of ANDs; one empty alternative if there is no filter. */
  readonly alternatives: readonly Conjunction[]
  /** As 'total DESC', in the order given. */
  readonly orderBy: readonly string[]
  readonly limit: number | undefined
  readonly offset: number
}

/**
 * One operation. `name` is the full name of the document ('projects/…/documents/orders/x'), `stored` the document before
 * the operation. A write is 'create' if nothing is stored, and `proposed` contains all fields as the write leaves them
 * (masks, transforms and increments applied). Counting and listing documents are 'list', too; `parent` ends with
 * '/documents' or names a document.
 */
export type FirestoreOperation =
  | { readonly method: 'get' | 'delete'; readonly name: string; readonly stored: Stored }
  | {
      readonly method: 'create' | 'update'
      readonly name: string
      readonly stored: Stored
      readonly proposed: FirestoreFields
    }
  | { readonly method: 'list'; readonly parent: string; readonly query: RulesQuery }

export type FirestoreAuthorization = {
  readonly claims: Claims | null
  /** What rules see as `request.time`: for a write the time at which it is stored. */
  readonly time: Timestamp
  /** Reads a document by its full name; 'after' is the state that the whole commit leaves. */
  readonly read: (name: string, state: LookupState) => Stored
}

/** Decides whether the client may do all of the operations, which are one request, batch or transaction, and if not, why. */
export function authorizeFirestore(
  ruleset: Ruleset,
  operations: readonly FirestoreOperation[],
  { claims, time, read }: FirestoreAuthorization,
): Decision {
  const batch = operations.length > 1 ? new LookupBudget(rulesLimits.lookupsOfBatch) : undefined
  for (const operation of operations) {
    const name = operation.method === 'list' ? operation.parent : operation.name
    const project = /^projects\/[^/]+/.exec(name)?.[0] ?? ''
    const lookup: Lookup = (path, state) => {
      const document = read(`${project}${path}`, state)
      return document && documentResource(document)
    }
    const budget = new LookupBudget(rulesLimits.lookups, batch)
    for (const request of requestsFor(operation, authValue(claims), time)) {
      const decision = authorize(ruleset, request, lookup, budget)
      if (!decision.allowed) return decision
    }
  }
  return { allowed: true, reason: '' }
}

/** Returns the requests that must be allowed for the operation: for a query, one for each alternative of its filter. */
function requestsFor(operation: FirestoreOperation, auth: RulesValue, time: Timestamp): readonly RulesRequest[] {
  if (operation.method === 'list') {
    return operation.query.alternatives.map((alternative) => listRequest(operation, alternative, auth, time))
  }
  const { method, name, stored } = operation
  const path = documentPath(name)
  const proposed = 'proposed' in operation ? documentResource({ name, fields: operation.proposed }) : null
  const resource = stored && documentResource(stored)
  return [toRequest(method, path.closed(), path, resource, [['resource', proposed]], auth, time)]
}

function listRequest(
  { parent, query }: Extract<FirestoreOperation, { method: 'list' }>,
  constraints: Conjunction,
  auth: RulesValue,
  time: Timestamp,
): RulesRequest {
  const above = documentPath(parent).closed()
  const { collectionId, allDescendants } = query
  const name = fixedName(constraints)
  const path: readonly RequestSegment[] =
    name instanceof RulesPath
      ? name.closed()
      : [...above, ...(allDescendants ? [anySegments as RequestSegment] : []), collectionId ?? anySegment, anySegment]
  const resource = new Map<string, RulesValue>([
    ['data', knownFields(constraints)],
    ['id', (name instanceof RulesPath && name.closed().at(-1)) || new UnknownValue([])],
    ['__name__', name instanceof RulesPath ? name : new UnknownValue([])],
  ])
  return toRequest('list', path, new RulesPath(above), resource, [['query', queryValue(query)]], auth, time)
}

function queryValue({ limit, offset, orderBy }: RulesQuery): RulesMap {
  return new Map<string, RulesValue>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
    ['orderBy', orderBy.length > 0 ? orderBy.join(', ') : null],
  ])
}

function toRequest(
  method: RulesRequest['method'],
  segments: readonly RequestSegment[],
  path: RulesPath,
  resource: RulesValue,
  more: readonly (readonly [string, RulesValue])[],
  auth: RulesValue,
  time: Timestamp,
): RulesRequest {
  const request = new Map<string, RulesValue>([
    ['auth', auth],
    ['method', method],
    ['path', path],
    ['time', time],
    ['resource', null],
    ...more,
  ])
  return { service: 'cloud.firestore', path: segments, method, request, resource }
}
