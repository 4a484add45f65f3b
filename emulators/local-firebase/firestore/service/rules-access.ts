import type { Ruleset } from '../../rules/compile-rules.ts'
import { authorizeFirestore, type FirestoreOperation, type RulesQuery } from '../../rules/firestore-requests.ts'
import type { FirestoreDocument } from '../../rules/firestore-values.ts'
import { fromFirestore } from '../../rules/firestore-values.ts'
import type { Constraint } from '../../rules/query-constraints.ts'
import { Timestamp } from '../../rules/values/times.ts'
import type { Caller } from '../caller.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { FieldCondition } from '../query/query-filter.ts'
import { documentName, parseName } from '../resource-name.ts'
import { permissionDenied } from '../status.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { formatFieldPath } from '../values/field-path.ts'
import type { Plan, PlannedWrite } from '../write/commit-writes.ts'
import { type Access, requireServer } from './access.ts'

/**
 * Allows every caller but the server only what the project's security rules allow. Without rules everything is
 * allowed, as on Google's emulator.
 */
export function rulesAccess(
  rulesOf: (project: string) => Ruleset | undefined,
): Pick<Access, 'checkGet' | 'checkList' | 'checkWrites' | 'checkServer'> {
  const check = (caller: Caller, snapshot: Snapshot, operations: readonly FirestoreOperation[], plan?: Plan) => {
    if (caller.identity === 'server') return
    const database = snapshot.database.name
    const ruleset = rulesOf(parseName(database).project)
    if (!ruleset) return
    const { allowed, reason } = authorizeFirestore(ruleset, operations, {
      claims: caller.identity,
      // In whole milliseconds, like server timestamps: a rule may require that a field equals request.time.
      time: Timestamp.fromDate(plan ? new Date(Math.floor(plan.time / 1000)) : new Date()),
      read: (name, state) => {
        const { path, database: asked } = parseName(name)
        if (asked !== database) return null
        return toDocument(database, state === 'after' && plan ? plan.getAfter(path) : snapshot.get(path))
      },
    })
    if (!allowed) throw permissionDenied(`\n${reason}`)
  }

  return {
    checkServer: requireServer,
    checkGet: (caller, snapshot, path, document) => {
      const database = snapshot.database.name
      const name = documentName(database, path)
      check(caller, snapshot, [{ method: 'get', name, stored: toDocument(database, document) }])
    },
    checkList: (caller, snapshot, query) => {
      const database = snapshot.database.name
      const parent = query.parent ? documentName(database, query.parent) : `${database}/documents`
      check(caller, snapshot, [{ method: 'list', parent, query: toRulesQuery(query) }])
    },
    checkWrites: (caller, snapshot, plan) => {
      const operations = plan.writes.flatMap((write) => operationOf(snapshot.database.name, write))
      check(caller, snapshot, operations, plan)
    },
  }
}

const toDocument = (database: string, stored: StoredDocument | undefined): FirestoreDocument | null =>
  stored ? { name: documentName(database, stored.path), fields: stored.fields } : null

function operationOf(database: string, { write, path, before, after }: PlannedWrite): FirestoreOperation[] {
  const name = documentName(database, path)
  const stored = toDocument(database, before)
  if (write.verify !== undefined) return [{ method: 'get', name, stored }]
  if (!after) return [{ method: 'delete', name, stored }]
  // The client's intention decides: an update of a missing document is judged as an update, and then not found.
  const isUpdate = write.currentDocument?.exists ?? before !== undefined
  return [{ method: isUpdate ? 'update' : 'create', name, stored, proposed: after.fields }]
}

/** Returns what rules see of a query: its filter as alternatives, its order, limit and offset. */
function toRulesQuery(query: ParsedQuery): RulesQuery {
  return {
    collectionId: query.collectionId,
    allDescendants: query.allDescendants,
    alternatives: query.disjunctions.map((conditions) => conditions.flatMap(toConstraints)),
    orderBy: query.explicitOrders.map(
      (order) => `${formatFieldPath(order.field)} ${order.descending ? 'DESC' : 'ASC'}`,
    ),
    limit: query.limit,
    offset: query.offset,
  }
}

const rulesOperators: Partial<Record<FieldCondition['op'], Constraint['operator']>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
  IS_NULL: '==',
  IS_NOT_NULL: '!=',
}

function toConstraints({ field, op, value }: FieldCondition): Constraint[] {
  if (op === 'NOT_IN') {
    const values = value?.arrayValue?.values ?? []
    return values.map((item) => ({ field, operator: '!=', value: fromFirestore(item) }))
  }
  const operator = rulesOperators[op]
  return operator ? [{ field, operator, value: fromFirestore(value ?? {}) }] : []
}
