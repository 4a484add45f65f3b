import type { Position } from './problem.ts'

export type ServiceName = 'cloud.firestore' | 'firebase.storage'

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in'

export type Expression = { readonly at: Position } & (
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string }
  | { readonly kind: 'bytes'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | { readonly kind: 'slice'; readonly object: Expression; readonly from: Expression; readonly to: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method'
      readonly object: Expression
      readonly name: string
      readonly args: readonly Expression[]
    }
  | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'conditional'
      readonly condition: Expression
      readonly then: Expression
      readonly otherwise: Expression
    }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly { readonly key: Expression; readonly value: Expression }[] }
  | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
)

export type PathPattern = { readonly at: Position } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'single' | 'recursive'; readonly name: string }
)

export type LetBinding = { readonly at: Position; readonly name: string; readonly value: Expression }

export type FunctionDeclaration = {
  readonly at: Position
  readonly name: string
  readonly parameters: readonly { readonly at: Position; readonly name: string }[]
  readonly bindings: readonly LetBinding[]
  readonly result: Expression
}

export type Allow = {
  readonly at: Position
  /** As written: 'read' and 'write' are not yet expanded. */
  readonly methods: readonly { readonly at: Position; readonly name: string }[]
  readonly condition: Expression | undefined
}

export type Match = {
  readonly at: Position
  readonly pattern: readonly PathPattern[]
  readonly functions: readonly FunctionDeclaration[]
  readonly allows: readonly Allow[]
  readonly matches: readonly Match[]
}

export type Service = {
  readonly at: Position
  readonly name: string
  readonly functions: readonly FunctionDeclaration[]
  readonly matches: readonly Match[]
}

export type RulesFile = {
  readonly version: string | undefined
  readonly functions: readonly FunctionDeclaration[]
  readonly services: readonly Service[]
}
