import type { FunctionDeclaration, ServiceName } from '../language/syntax-tree.ts'

/** The names that can be used at one place of a rules file. */
export type Scope = {
  readonly service: ServiceName
  readonly variables: ReadonlySet<string>
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly around: Scope | undefined
}

export function hasVariable(scope: Scope | undefined, name: string): boolean {
  return scope !== undefined && (scope.variables.has(name) || hasVariable(scope.around, name))
}

export function declarationOf(scope: Scope | undefined, name: string): FunctionDeclaration | undefined {
  return scope && (scope.functions.get(name) ?? declarationOf(scope.around, name))
}
