/**
 * Decides one request by the security rules.
 *
 *     const compiled = compileRules(source)
 *     if ('errors' in compiled) …                       // [{ line, column, message }]
 *     const decision = authorize(compiled.ruleset, request, lookup)
 *     if (!decision.allowed) …                          // decision.reason, as Google's emulator words it
 *
 * Firestore operations go through `authorizeFirestore` (firestore-requests.ts), which builds the requests; those of the
 * Storage emulator go through storage-session.ts.
 */
import { methodsByName } from './checks/check-allow.ts'
import type { Ruleset } from './compile-rules.ts'
import { Documents, LimitPassed, type Lookup, LookupBudget, type LookupState } from './evaluation/documents.ts'
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
  /** What the rules see as `resource`; null if nothing is stored. */
  readonly resource: RulesValue
}

export type Decision = { readonly allowed: boolean; readonly reason: string }

/**
 * Decides whether the rules allow the request, and why not. Never throws because of the rules or the request. Give one budget to
 * each operation, containing the batch's budget if there is one.
 */
export function authorize(ruleset: Ruleset, request: RulesRequest, lookup: Lookup, budget?: LookupBudget): Decision {
  try {
    return decide(ruleset, request, new Documents(lookup, budget))
  } catch (error) {
    if (error instanceof LimitPassed) return { allowed: false, reason: error.message }
    throw error
  }
}

/** Interrupts an evaluation that needs a document not read yet. */
class DocumentNeeded extends Error {
  readonly path: string
  readonly state: LookupState

  constructor(path: string, state: LookupState) {
    super(`The rules read ${path}`)
    this.path = path
    this.state = state
  }
}

/** Like `authorize`, but for documents that take time to read: each one needed is read, and the evaluation starts over. */
export async function authorizeAwaiting(
  ruleset: Ruleset,
  request: RulesRequest,
  read: (path: string, state: LookupState) => Promise<RulesValue>,
  budget: LookupBudget = new LookupBudget(),
): Promise<Decision> {
  const known = new Map<string, RulesValue>()
  const lookup: Lookup = (path, state) => {
    const document = known.get(`${state} ${path}`)
    if (document === undefined) throw new DocumentNeeded(path, state)
    return document
  }
  for (;;) {
    try {
      return authorize(ruleset, request, lookup, budget)
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error
      known.set(`${error.state} ${error.path}`, await read(error.path, error.state))
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

const covers = (allow: Allow, method: Method) => allow.methods.some(({ name }) => methodsByName[name]?.includes(method))

/** Returns why the allow does not allow; undefined if it does. */
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
