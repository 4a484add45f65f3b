import { documentLookups } from '../evaluation/document-functions.ts'
import { globalFunctions } from '../functions/global-functions.ts'
import { methodNames } from '../functions/methods.ts'
import { builtInNamespaces } from '../functions/namespaces.ts'
import { patternProblem } from '../functions/regular-expression.ts'
import { childrenOf } from '../language/children.ts'
import { maxNestedOperators, maxTreeDepth } from '../language/limits.ts'
import type { Expression, FunctionDeclaration } from '../language/syntax-tree.ts'
import { typeNames } from '../values/type-of.ts'
import type { Report } from './report.ts'
import { declarationOf, hasVariable, type Scope } from './scope.ts'

type Call = Extract<Expression, { kind: 'call' }>
type MethodCall = Extract<Expression, { kind: 'method' }>

/** In Google's reference, but unknown to its engine: rules that call them can be deployed and then always fail. */
const onlyDocumented = new Set(['bool', 'debug', 'math.isInfinite'])

const patternMethods = new Set(['matches', 'replace', 'split'])

/** Checks a whole condition, `let` or result. */
export function checkExpression(
  expression: Expression,
  scope: Scope,
  report: Report,
  caller: FunctionDeclaration | undefined,
) {
  if (isTooDeep(expression)) report.error(expression.at, 'Expression is too complex to evaluate safely')
  else checkNames(expression, scope, report, caller)
}

/**
 * Returns whether an expression is nested too deeply. Works without recursion, because it protects the stack of everything that walks the tree
 * afterwards.
 */
function isTooDeep(expression: Expression): boolean {
  let level: readonly { inner: Expression; operators: number }[] = [{ inner: expression, operators: 0 }]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxTreeDepth || level.some(({ operators }) => operators > maxNestedOperators)) return true
    level = level.flatMap(({ inner, operators }) => {
      const around = operators + (operatorKinds.has(inner.kind) ? 1 : 0)
      return childrenOf(inner).map((child) => ({ inner: child, operators: around }))
    })
  }
  return false
}

const operatorKinds: ReadonlySet<Expression['kind']> = new Set(['and', 'or', 'binary', 'is'])

/** Reports names, functions, types and regular expressions that cannot work, before any request meets them. */
function checkNames(expression: Expression, scope: Scope, report: Report, caller: FunctionDeclaration | undefined) {
  const check = (inner: Expression) => checkNames(inner, scope, report, caller)
  switch (expression.kind) {
    case 'name':
      if (!hasVariable(scope, expression.name)) report.error(expression.at, `Unknown variable '${expression.name}'`)
      return
    case 'is':
      if (!typeNames.has(expression.type)) report.error(expression.at, `Unknown type '${expression.type}'`)
      break
    case 'call':
      checkCall(expression, scope, report, caller)
      break
    case 'method': {
      if (isNamespaceCall(expression, scope)) {
        checkNamespaceCall(expression, scope, report)
        expression.args.forEach(check)
        return
      }
      checkMethod(expression, report)
      if (expression.name === 'bind' && expression.object.kind === 'path') {
        childrenOf(expression.object)
          .filter(({ kind }) => kind !== 'name')
          .forEach(check)
        expression.args.forEach(check)
        return
      }
    }
  }
  childrenOf(expression).forEach(check)
}

function checkCall(call: Call, scope: Scope, report: Report, caller: FunctionDeclaration | undefined) {
  const declaration = declarationOf(scope, call.name)
  if (declaration) {
    report.call(caller, call.at, declaration)
    const { length } = declaration.parameters
    if (call.args.length !== length) report.error(call.at, wrongCount(call.name, length, call.args.length))
    return
  }
  const readsDocument = (documentLookups[scope.service].global as readonly string[]).includes(call.name)
  if (readsDocument && call.args.length !== 1) report.error(call.at, wrongCount(call.name, 1, call.args.length))
  if (readsDocument) return
  const builtIn = Object.hasOwn(globalFunctions, call.name) ? globalFunctions[call.name] : undefined
  if (!builtIn) report.error(call.at, unknownFunction(call.name))
  else if (call.args.length !== builtIn.takes[0]) {
    report.error(call.at, wrongCount(call.name, builtIn.takes[0], call.args.length))
  }
}

const unknownFunction = (name: string) =>
  onlyDocumented.has(name)
    ? `Google's reference lists '${name}', but its rules engine does not know it`
    : `Unknown function '${name}'`

const wrongCount = (name: string, expected: number, found: number) =>
  `${name}() takes ${expected} ${expected === 1 ? 'argument' : 'arguments'}, here it gets ${found}`

const isNamespaceCall = ({ object }: MethodCall, scope: Scope) =>
  object.kind === 'name' && !hasVariable(scope, object.name)

function checkNamespaceCall({ at, object, name, args }: MethodCall, scope: Scope, report: Report) {
  const namespace = object.kind === 'name' ? object.name : ''
  const documents: readonly string[] = documentLookups[scope.service].namespaces
  if (documents.includes(namespace)) {
    if (name !== 'get' && name !== 'exists') report.error(at, `Unknown function '${namespace}.${name}'`)
    else if (args.length !== 1) report.error(at, wrongCount(`${namespace}.${name}`, 1, args.length))
    return
  }
  const table = Object.hasOwn(builtInNamespaces, namespace) ? builtInNamespaces[namespace] : undefined
  if (!table) {
    report.error(object.at, `Unknown variable '${namespace}'`)
    return
  }
  const builtIn = Object.hasOwn(table, name) ? table[name] : undefined
  if (!builtIn) report.error(at, unknownFunction(`${namespace}.${name}`))
  else if (args.length !== builtIn.takes[0]) {
    report.error(at, wrongCount(`${namespace}.${name}`, builtIn.takes[0], args.length))
  }
}

function checkMethod({ at, name, args }: MethodCall, report: Report) {
  if (!methodNames.has(name)) report.error(at, `No type has a method '${name}'`)
  const [pattern] = args
  if (!patternMethods.has(name) || pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return
  const problem = patternProblem(pattern.value)
  if (problem) report.error(pattern.at, `Invalid regular expression: ${problem}`)
}
