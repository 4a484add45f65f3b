import { childrenOf } from '../language/children.ts'
import type { Allow, Expression, Method } from '../language/syntax-tree.ts'
import { checkExpression } from './check-expression.ts'
import type { Report } from './report.ts'
import type { Scope } from './scope.ts'

/** The methods covered by each word after `allow`. */
export const methodsByName: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
}

export function checkAllow(allow: Allow, scope: Scope, report: Report) {
  const covered = new Set<Method>()
  for (const { at, name } of allow.methods) {
    const methods = Object.hasOwn(methodsByName, name) ? (methodsByName[name] ?? []) : []
    if (methods.length === 0) report.error(at, `Unknown method '${name}'`)
    else if (methods.every((method) => covered.has(method))) report.warn(at, `'${name}' is already covered`)
    for (const method of methods) covered.add(method)
  }
  const { condition } = allow
  if (condition) checkExpression(condition, scope, report, undefined)
  const writes = covered.has('create') || covered.has('update') || covered.has('delete')
  if (writes && (!condition || (condition.kind === 'literal' && condition.value === true))) {
    report.warn(allow.at, 'Anyone may write here, even without signing in')
  }
  const changes = covered.has('create') || covered.has('update')
  if (report.errors.length === 0 && condition && !changes && readsNewResource(condition)) {
    report.warn(allow.at, 'request.resource is null for every method of this allow')
  }
}

function readsNewResource(expression: Expression): boolean {
  if (expression.kind === 'member' && expression.name === 'resource') {
    const { object } = expression
    if (object.kind === 'name' && object.name === 'request') return true
  }
  return childrenOf(expression).some(readsNewResource)
}
