import type { FunctionDeclaration } from '../language/syntax-tree.ts'
import type { RulesValue } from '../values/rules-value.ts'

/** The names defined by a service, a match or a function call, and the outer ones. */
export type Frame = {
  /** Reading a variable returns its value, or throws the error that its value is. */
  readonly variables: ReadonlyMap<string, () => RulesValue>
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly around: Frame | undefined
}

export function findVariable(frame: Frame | undefined, name: string): (() => RulesValue) | undefined {
  for (let f = frame; f; f = f.around) {
    const variable = f.variables.get(name)
    if (variable) return variable
  }
  return undefined
}

export function findFunction(
  frame: Frame | undefined,
  name: string,
): { declaration: FunctionDeclaration; home: Frame } | undefined {
  for (let f = frame; f; f = f.around) {
    const declaration = f.functions.get(name)
    if (declaration) return { declaration, home: f }
  }
  return undefined
}

export const functionsByName = (functions: readonly FunctionDeclaration[]) =>
  new Map(functions.map((declaration) => [declaration.name, declaration]))
