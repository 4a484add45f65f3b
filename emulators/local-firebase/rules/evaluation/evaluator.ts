import type { BuiltIn } from '../functions/arguments.ts'
import { globalFunctions } from '../functions/global-functions.ts'
import { callMethod } from '../functions/methods.ts'
import { builtInNamespaces } from '../functions/namespaces.ts'
import { rulesLimits } from '../language/limits.ts'
import type { Expression, ServiceName } from '../language/syntax-tree.ts'
import { EvaluationError, fail } from '../values/evaluation-error.ts'
import { type OpenSegment, RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { typeOf } from '../values/type-of.ts'
import { readIndex, readMember, readSlice } from './access.ts'
import { documentFunctions } from './document-functions.ts'
import { type Documents, LimitPassed } from './documents.ts'
import { type Frame, findFunction, findVariable } from './frame.ts'
import { applyBinary, isOfType, negate } from './operators.ts'

/** Evaluates the expressions of one request, and counts them. */
export class Evaluator {
  #evaluated = 0
  readonly #functions: Readonly<Record<string, BuiltIn>>
  readonly #namespaces: Readonly<Record<string, Readonly<Record<string, BuiltIn>>>>

  constructor(service: ServiceName, documents: Documents) {
    const { global, namespaces } = documentFunctions(service, documents)
    this.#functions = { ...globalFunctions, ...global }
    this.#namespaces = { ...builtInNamespaces, ...namespaces }
  }

  /** How many expressions the request has cost so far. */
  get evaluated(): number {
    return this.#evaluated
  }

  /** Returns the value of the expression; throws an EvaluationError with its place if there is none. */
  evaluate(expression: Expression, frame: Frame): RulesValue {
    this.#charge()
    try {
      return this.#evaluate(expression, frame)
    } catch (error) {
      if (error instanceof EvaluationError) error.at ??= expression.at
      throw error
    }
  }

  /**
   * Counts like Google's engine, as far as that has been measured: each expression is one; a right side of && or ||,
   * a literal path segment, a `let` and a call in a namespace are one more, a ternary is one more, or three if it is false.
   */
  #charge(expressions = 1) {
    this.#evaluated += expressions
    if (this.#evaluated > rulesLimits.evaluatedExpressions) {
      throw new LimitPassed(
        `Unable to evaluate the expression as the maximum of ${rulesLimits.evaluatedExpressions} expressions to evaluate has been reached.`,
      )
    }
  }

  #evaluate(expression: Expression, frame: Frame): RulesValue {
    switch (expression.kind) {
      case 'literal':
        return expression.value
      case 'bytes':
        return Buffer.from(expression.text, 'utf8')
      case 'name':
        return this.#variable(expression.name, frame)
      case 'member':
        return readMember(this.evaluate(expression.object, frame), expression.name)
      case 'index':
        return readIndex(this.evaluate(expression.object, frame), this.evaluate(expression.index, frame))
      case 'slice':
        return readSlice(
          this.evaluate(expression.object, frame),
          this.evaluate(expression.from, frame),
          this.evaluate(expression.to, frame),
        )
      case 'call':
        return this.#call(expression, frame)
      case 'method':
        return this.#method(expression, frame)
      case 'not':
        return !this.#condition(expression.operand, frame)
      case 'negate':
        return negate(this.evaluate(expression.operand, frame))
      case 'and':
        return this.#decide(expression, frame, false)
      case 'or':
        return this.#decide(expression, frame, true)
      case 'binary':
        return applyBinary(
          expression.operator,
          this.evaluate(expression.left, frame),
          this.evaluate(expression.right, frame),
        )
      case 'is':
        return isOfType(this.evaluate(expression.operand, frame), expression.type)
      case 'conditional':
        return this.#conditional(expression, frame)
      case 'list':
        return expression.items.map((item) => this.evaluate(item, frame))
      case 'map':
        return this.#map(expression, frame)
      case 'path':
        return this.#path(expression.segments, frame)
    }
  }

  #condition(expression: Expression, frame: Frame): boolean {
    const value = this.evaluate(expression, frame)
    return typeof value === 'boolean' ? value : fail(`Expected a bool but found a ${typeOf(value)}.`)
  }

  /** Evaluates `a && b` and `a || b`: one side that decides is enough, even if the other side is an error, in either order. */
  #decide({ left, right }: Extract<Expression, { kind: 'and' | 'or' }>, frame: Frame, deciding: boolean): boolean {
    let failure: EvaluationError | undefined
    try {
      if (this.#condition(left, frame) === deciding) return deciding
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error
      failure = error
    }
    this.#charge()
    if (this.#condition(right, frame) === deciding) return deciding
    if (failure) throw failure
    return !deciding
  }

  #conditional({ condition, then, otherwise }: Extract<Expression, { kind: 'conditional' }>, frame: Frame): RulesValue {
    this.#charge()
    if (this.#condition(condition, frame)) return this.evaluate(then, frame)
    this.#charge(2)
    return this.evaluate(otherwise, frame)
  }

  #variable(name: string, frame: Frame): RulesValue {
    const variable = findVariable(frame, name)
    return variable ? variable() : fail(`Unknown variable ${name}.`)
  }

  #call({ name, args }: Extract<Expression, { kind: 'call' }>, frame: Frame): RulesValue {
    const values = args.map((arg) => this.evaluate(arg, frame))
    const found = findFunction(frame, name)
    if (!found) return this.#builtIn(this.#functions, name, values)
    const { declaration, home } = found
    const variables = new Map<string, () => RulesValue>()
    const inner: Frame = { variables, functions: new Map(), around: home }
    declaration.parameters.forEach((parameter, i) => {
      variables.set(parameter.name, () => values[i] ?? null)
    })
    for (const binding of declaration.bindings) {
      this.#charge()
      variables.set(binding.name, this.#outcome(binding.value, inner))
    }
    return this.evaluate(declaration.result, inner)
  }

  /** Evaluates a `let` at once; its failure matters only to what uses it. */
  #outcome(expression: Expression, frame: Frame): () => RulesValue {
    try {
      const value = this.evaluate(expression, frame)
      return () => value
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error
      return () => {
        throw error
      }
    }
  }

  #builtIn(table: Readonly<Record<string, BuiltIn>>, name: string, args: readonly RulesValue[]): RulesValue {
    const builtIn = Object.hasOwn(table, name) ? table[name] : undefined
    if (!builtIn) return fail(`Function not found error: Name: [${name}].`)
    const [least, most] = builtIn.takes
    if (args.length < least || args.length > most) return fail(`${name} takes another number of arguments.`)
    return builtIn.call(undefined, args)
  }

  #method({ object, name, args }: Extract<Expression, { kind: 'method' }>, frame: Frame): RulesValue {
    if (object.kind === 'name' && !findVariable(frame, object.name)) {
      const table = Object.hasOwn(this.#namespaces, object.name) ? this.#namespaces[object.name] : undefined
      if (!table) return fail(`Unknown variable ${object.name}.`)
      this.#charge()
      return this.#builtIn(
        table,
        name,
        args.map((arg) => this.evaluate(arg, frame)),
      )
    }
    const self = this.evaluate(object, frame)
    return callMethod(
      self,
      name,
      args.map((arg) => this.evaluate(arg, frame)),
    )
  }

  #map({ entries }: Extract<Expression, { kind: 'map' }>, frame: Frame): RulesValue {
    const map = new Map<string, RulesValue>()
    for (const { key, value } of entries) {
      const name = this.evaluate(key, frame)
      if (typeof name !== 'string') return fail('The keys of a map are strings.')
      map.set(name, this.evaluate(value, frame))
    }
    return map
  }

  #path(segments: readonly (string | Expression)[], frame: Frame): RulesPath {
    const parts: (string | OpenSegment)[] = []
    for (const segment of segments) {
      if (typeof segment === 'string') {
        this.#charge()
        parts.push(segment)
      } else if (segment.kind === 'name' && !findVariable(frame, segment.name)) {
        parts.push({ variable: segment.name })
      } else {
        parts.push(...pathPart(this.evaluate(segment, frame)))
      }
    }
    return new RulesPath(parts)
  }
}

/** Returns what `$(value)` adds to a path; a slash inside a string would let data choose another document than the rule names. */
function pathPart(value: RulesValue): readonly (string | OpenSegment)[] {
  if (value instanceof RulesPath) return value.segments
  if (typeof value !== 'string') return fail(`A ${typeOf(value)} cannot be a segment of a path.`)
  return value === '' || value.includes('/') ? fail('A segment of a path is not empty and has no slash.') : [value]
}
