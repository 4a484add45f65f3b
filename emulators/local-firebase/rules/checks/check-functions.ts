import { childrenOf } from '../language/children.ts'
import { rulesLimits } from '../language/limits.ts'
import type { Expression, FunctionDeclaration } from '../language/syntax-tree.ts'
import { checkExpression } from './check-expression.ts'
import type { Report } from './report.ts'
import type { Scope } from './scope.ts'

/** Checks the functions that one service or match declares. */
export function checkFunctions(functions: readonly FunctionDeclaration[], scope: Scope, report: Report) {
  const seen = new Set<string>()
  for (const declaration of functions) {
    if (seen.has(declaration.name)) {
      report.error(declaration.at, `The function '${declaration.name}' is declared twice in the same block`)
    }
    seen.add(declaration.name)
    checkFunction(declaration, scope, report)
  }
}

function checkFunction(declaration: FunctionDeclaration, around: Scope, report: Report) {
  const { at, name, parameters, bindings } = declaration
  if (parameters.length > rulesLimits.functionArguments) {
    report.error(at, `The function '${name}' has more than ${rulesLimits.functionArguments} arguments`)
  }
  if (bindings.length > rulesLimits.letBindings) {
    report.error(at, `The function '${name}' has more than ${rulesLimits.letBindings} variables`)
  }
  const variables = new Set<string>()
  for (const parameter of parameters) {
    if (variables.has(parameter.name)) report.error(parameter.at, `The name '${parameter.name}' is used twice`)
    variables.add(parameter.name)
  }
  // A variable sees only those above it, so its own name and later ones are not in its scope yet.
  for (const binding of bindings) {
    const scope = { ...around, variables: new Set(variables), functions: new Map(), around }
    checkExpression(binding.value, scope, report, declaration)
    if (variables.has(binding.name)) report.error(binding.at, `The name '${binding.name}' is used twice`)
    variables.add(binding.name)
  }
  checkExpression(declaration.result, { ...around, variables, functions: new Map(), around }, report, declaration)
  if (report.errors.length > 0) return
  const used = new Set([declaration.result, ...bindings.map(({ value }) => value)].flatMap(namesIn))
  for (const binding of bindings) {
    if (!used.has(binding.name)) report.warn(binding.at, `The variable '${binding.name}' is never used`)
  }
}

function namesIn(expression: Expression): readonly string[] {
  return expression.kind === 'name' ? [expression.name] : childrenOf(expression).flatMap(namesIn)
}

/** Reports functions that call themselves, directly or through others, and warns about functions that are never called. */
export function checkCalls(declarations: readonly FunctionDeclaration[], report: Report) {
  const called = new Set([...report.calls.values()].flat().map(({ callee }) => callee))
  for (const declaration of declarations) {
    if (!called.has(declaration)) report.warn(declaration.at, `The function '${declaration.name}' is never used`)
  }
  const depths = new Map<FunctionDeclaration, number>()
  const depthOf = (declaration: FunctionDeclaration, path: ReadonlySet<FunctionDeclaration>): number => {
    const known = depths.get(declaration)
    if (known !== undefined) return known
    if (path.size > rulesLimits.callDepth) return 0
    let depth = 0
    for (const { at, callee } of report.calls.get(declaration) ?? []) {
      if (callee === declaration || path.has(callee)) {
        report.error(at, `The function '${callee.name}' calls itself; rules cannot recurse`)
      } else {
        depth = Math.max(depth, depthOf(callee, new Set([...path, declaration])))
      }
    }
    depths.set(declaration, depth + 1)
    return depth + 1
  }
  for (const declaration of declarations) {
    if (depthOf(declaration, new Set()) === rulesLimits.callDepth + 1) {
      report.error(
        declaration.at,
        `The calls that begin in '${declaration.name}' nest deeper than ${rulesLimits.callDepth}`,
      )
    }
  }
}
