import { fitInt } from '../functions/arguments.ts'
import type { BinaryOperator } from '../language/syntax-tree.ts'
import { areEqual, isSameElement } from '../values/equality.ts'
import { fail } from '../values/evaluation-error.ts'
import { PartialMap } from '../values/partial-map.ts'
import { RulesSet } from '../values/rules-set.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { Duration, Timestamp } from '../values/times.ts'
import { isList, isMap, typeOf } from '../values/type-of.ts'
import { UnknownValue } from '../values/unknown-value.ts'
import { compareUnknown, unknownContains, unknownIs } from './constraints.ts'
import { isBefore } from './order.ts'

const mirrored = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

/** Returns the value of `left operator right`. */
export function applyBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (operator === 'in') return contains(right, left)
  if (operator in mirrored) return compare(operator as keyof typeof mirrored, left, right)
  return calculate(operator, left, right)
}

function compare(operator: keyof typeof mirrored, left: RulesValue, right: RulesValue): boolean {
  if (left instanceof UnknownValue) return compareUnknown(left, operator, right)
  if (right instanceof UnknownValue) return compareUnknown(right, mirrored[operator], left)
  // A result of a query is a document, whatever its fields.
  if (left instanceof PartialMap && right === null) return isUnequal(operator)
  if (right instanceof PartialMap && left === null) return isUnequal(operator)
  if (operator === '==') return areEqual(left, right)
  if (operator === '!=') return !areEqual(left, right)
  if (operator === '<') return isBefore(left, right)
  if (operator === '>') return isBefore(right, left)
  const isEqual = areEqual(left, right)
  return (operator === '<=' ? isBefore(left, right) : isBefore(right, left)) || isEqual
}

const isUnequal = (operator: string) => operator === '!=' || (operator !== '==' && fail('Null value error.'))

function contains(container: RulesValue, value: RulesValue): boolean {
  if (container instanceof UnknownValue) return unknownContains(container, value)
  if (container instanceof RulesSet) return container.has(value)
  if (isList(container)) return container.some((item) => isSameElement(item, value))
  if (container === null) return fail('Null value error.')
  if (typeof value === 'string' && isMap(container)) return container.has(value)
  if (typeof value === 'string' && container instanceof PartialMap) {
    return container.known.has(value) || fail('The query does not determine this value.')
  }
  return fail(`A ${typeOf(value)} cannot be looked for in a ${typeOf(container)}.`)
}

function calculate(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return calculateInts(operator, left, right)
  if (isNumber(left) && isNumber(right)) return calculateFloats(operator, Number(left), Number(right))
  if (operator === '+') return add(left, right)
  if (operator === '-') return subtract(left, right)
  return noOverload(operator, left, right)
}

const isNumber = (value: RulesValue) => typeof value === 'bigint' || typeof value === 'number'

function noOverload(operator: BinaryOperator, left: RulesValue, right: RulesValue): never {
  if (left === null || right === null) return fail('Null value error.')
  return fail(`Unsupported operation error. Received: ${typeOf(left)} ${operator} ${typeOf(right)}.`)
}

function calculateInts(operator: BinaryOperator, left: bigint, right: bigint): bigint {
  if (operator === '+') return fitInt(left + right)
  if (operator === '-') return fitInt(left - right)
  if (operator === '*') return fitInt(left * right)
  if (right === 0n) return fail('Division by zero.')
  return operator === '/' ? fitInt(left / right) : left % right
}

function calculateFloats(operator: BinaryOperator, left: number, right: number): number {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  return operator === '/' ? left / right : left % right
}

function add(left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'string' && typeof right === 'string') return left + right
  if (left instanceof Timestamp && right instanceof Duration) return new Timestamp(left.nanoseconds + right.nanoseconds)
  if (left instanceof Duration && right instanceof Timestamp) return new Timestamp(left.nanoseconds + right.nanoseconds)
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanoseconds + right.nanoseconds)
  return noOverload('+', left, right)
}

function subtract(left: RulesValue, right: RulesValue): RulesValue {
  if (left instanceof Timestamp && right instanceof Duration) return new Timestamp(left.nanoseconds - right.nanoseconds)
  if (left instanceof Timestamp && right instanceof Timestamp) return new Duration(left.nanoseconds - right.nanoseconds)
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanoseconds - right.nanoseconds)
  return noOverload('-', left, right)
}

/** Returns the value of `-operand`. */
export function negate(operand: RulesValue): RulesValue {
  if (typeof operand === 'bigint') return fitInt(-operand)
  if (typeof operand === 'number') return -operand
  return fail(`Unsupported operation error. Received: -${typeOf(operand)}.`)
}

/** Returns the value of `value is type`. */
export function isOfType(value: RulesValue, type: string): boolean {
  if (value instanceof UnknownValue) return type !== 'constraint' && unknownIs(value, type)
  const found = typeOf(value)
  return found === type || (type === 'number' && (found === 'int' || found === 'float'))
}
