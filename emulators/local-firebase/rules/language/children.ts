import type { Expression } from './syntax-tree.ts'

/** Returns the expressions directly inside this one, in the order of the text. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'bytes':
    case 'name':
      return []
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.index]
    case 'slice':
      return [expression.object, expression.from, expression.to]
    case 'call':
      return expression.args
    case 'method':
      return [expression.object, ...expression.args]
    case 'not':
    case 'negate':
    case 'is':
      return [expression.operand]
    case 'and':
    case 'or':
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.then, expression.otherwise]
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string')
  }
}
