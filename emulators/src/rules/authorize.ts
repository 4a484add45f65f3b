/**
 * Decides one request by security rules.
 *
 *     const compiled = compileRules(source)
 *     if ('errors' in compiled) …                       // [{ line, column, message }]
 *     const decision = await authorize(compiled.ruleset, request, { lookups })
 *     if (!decision.allowed) …                          // decision.reason, as Google's emulator words it
 *
 * For Firestore build the request with `firestoreRequests` (firestore-requests.ts), for Storage with storage-session.ts.
 */
import { METHODS } from './checks/check-allow.ts'
import type { Ruleset } from './compile-rules.ts'
import { DocumentNeeded, Documents, LimitPassed, LookupBudget, type LookupState } from './evaluation/documents.ts'
import { Evaluator } from './evaluation/evaluator.ts'
import { type Frame, functionsByName } from './evaluation/frame.ts'
import { matchPath, type RequestSegment } from './evaluation/match-path.ts'
import type { Allow, Match, Method, ServiceName } from './language/syntax-tree.ts'
import { EvaluationError } from './values/evaluation-error.ts'
import type { RulesMap, RulesValue } from './values/rules-value.ts'

export type RulesRequest = {
  readonly service: ServiceName
  /** From the root: databases/(default)/documents/… or b/{bucket}/o/…, without slashes. */
  readonly path: readonly RequestSegment[]
  readonly method: Method
  /** What the rules see as `request`. */
  readonly request: RulesMap
  /** What the rules see as `resource`; null where nothing is stored. */
  readonly resource: RulesValue
}

/**
 * Reads a document for `get`, `exists` and the like: its resource (see `documentResource`), or null where there is none.
 * `path` is '/databases/(default)/documents/…'. `after` is the state as the whole write leaves it.
 */
export type Lookup = (path: string, state: LookupState) => Promise<RulesValue>

export type Decision = { readonly allowed: boolean; readonly reason: string }

export type AuthorizeOptions = {
  readonly lookup: Lookup
  /** Give one budget to each operation, the batch's budget inside it where there is one. */
  readonly budget?: LookupBudget
}

/** Whether the rules allow the request, and why not. Never rejects because of the rules or the request. */
export async function authorize(ruleset: Ruleset, request: RulesRequest, options: AuthorizeOptions): Promise<Decision> {
  const documents = new Documents()
  const budget = options.budget ?? new LookupBudget()
  // Evaluation is synchronous; a document that it lacks ends it, is read, and it starts anew.
  for (;;) {
    try {
      return decide(ruleset, request, documents)
    } catch (error) {
      if (error instanceof LimitPassed) return { allowed: false, reason: error.message }
      if (!(error instanceof DocumentNeeded)) throw error
      try {
        budget.spend(error.path, error.state)
      } catch (limit) {
        if (limit instanceof LimitPassed) return { allowed: false, reason: limit.message }
        throw limit
      }
      documents.set(error.path, error.state, await options.lookup(error.path, error.state))
    }
  }
}

function decide(ruleset: Ruleset, request: RulesRequest, documents: Documents): Decision {
  const service = ruleset.services.find(({ name }) => name === request.service)
  if (!service) return { allowed: false, reason: `The rules do not mention ${request.service}.` }
  const evaluator = new Evaluator(request.service, documents)
  const global: Frame = {
    variables: new Map<string, () => RulesValue>([
      ['request', () => request.request],
      ['resource', () => request.resource],
    ]),
    functions: functionsByName(ruleset.functions),
    around: undefined,
  }
  const frame: Frame = { variables: new Map(), functions: functionsByName(service.functions), around: global }
  const refusals: string[] = []
  for (const { allow, frame: inner } of allowsFor(service.matches, request.path, frame)) {
    if (!covers(allow, request.method)) continue
    const refusal = refusalOf(allow, inner, evaluator)
    if (refusal === undefined) return { allowed: true, reason: '' }
    refusals.push(`${refusal} for '${request.method}' @ L${allow.at.line}`)
  }
  const reason = refusals.length > 0 ? refusals.join(', ') : `No rule allows '${request.method}' here.`
  return { allowed: false, reason }
}

function* allowsFor(
  matches: readonly Match[],
  path: readonly RequestSegment[],
  around: Frame,
): Generator<{ allow: Allow; frame: Frame }> {
  for (const match of matches) {
    for (const { variables, rest } of matchPath(match.pattern, path)) {
      const values = new Map([...variables].map(([name, value]) => [name, () => value]))
      const frame: Frame = { variables: values, functions: functionsByName(match.functions), around }
      if (rest.length === 0) for (const allow of match.allows) yield { allow, frame }
      yield* allowsFor(match.matches, rest, frame)
    }
  }
}

const covers = (allow: Allow, method: Method) => allow.methods.some(({ name }) => METHODS[name]?.includes(method))

/** Why the allow does not allow, or undefined when it does. */
function refusalOf({ condition }: Allow, frame: Frame, evaluator: Evaluator): string | undefined {
  try {
    const value = condition ? evaluator.evaluate(condition, frame) : true
    if (typeof value !== 'boolean') return 'The condition is not a bool.'
    return value ? undefined : 'false'
  } catch (error) {
    if (error instanceof EvaluationError) return error.message
    throw error
  }
}
