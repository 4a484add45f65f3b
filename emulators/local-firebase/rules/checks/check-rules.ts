import { rulesLimits } from '../language/limits.ts'
import type { Problem } from '../language/problem.ts'
import type {
  FunctionDeclaration,
  Match,
  PathPattern,
  RulesFile,
  Service,
  ServiceName,
} from '../language/syntax-tree.ts'
import { checkAllow } from './check-allow.ts'
import { checkCalls, checkFunctions } from './check-functions.ts'
import { Report } from './report.ts'
import type { Scope } from './scope.ts'

const knownServices: readonly string[] = ['cloud.firestore', 'firebase.storage'] satisfies ServiceName[]

/** Finds rules that parse but cannot work, or are probably mistakes. */
export function checkRules(file: RulesFile): { errors: Problem[]; warnings: Problem[] } {
  const report = new Report()
  const start = { line: 1, column: 1 }
  if (file.version !== '2') report.error(start, "The file has to begin with rules_version = '2';")
  if (file.services.length === 0) report.error(start, 'The file names no service')
  const names = new Set<string>()
  for (const service of file.services) {
    if (!knownServices.includes(service.name)) report.error(service.at, `Unknown service '${service.name}'`)
    else checkService(service, file, report)
    if (names.has(service.name)) report.error(service.at, `The service '${service.name}' stands here a second time`)
    names.add(service.name)
  }
  checkCalls([...file.functions, ...file.services.flatMap(functionsIn)], report)
  return report
}

function functionsIn(block: Service | Match): readonly FunctionDeclaration[] {
  return [...block.functions, ...block.matches.flatMap(functionsIn)]
}

const functionsByName = (functions: readonly FunctionDeclaration[]) =>
  new Map(functions.map((declaration) => [declaration.name, declaration]))

function checkService(service: Service, file: RulesFile, report: Report) {
  const name = service.name as ServiceName
  const variables = new Set(['request', 'resource'])
  const global: Scope = { service: name, variables, functions: functionsByName(file.functions), around: undefined }
  const scope: Scope = { ...global, functions: functionsByName(service.functions), around: global }
  checkFunctions(file.functions, global, report)
  checkFunctions(service.functions, scope, report)
  if (service.matches.length === 0) report.warn(service.at, 'The service matches no path, so it refuses every request')
  for (const match of service.matches) checkMatch(match, scope, [], report)
}

function checkMatch(match: Match, around: Scope, above: readonly PathPattern[], report: Report) {
  const pattern = [...above, ...match.pattern]
  const variables = new Set<string>()
  for (const segment of match.pattern) {
    if (segment.kind === 'text') continue
    if (variables.has(segment.name)) report.error(segment.at, `The path variable '${segment.name}' is used twice`)
    variables.add(segment.name)
  }
  if (match.pattern.filter(({ kind }) => kind === 'recursive').length > 1) {
    report.error(match.at, 'A match has at most one {…=**}')
  }
  if (pattern.length > rulesLimits.pathSegments)
    report.error(match.at, `The path has more than ${rulesLimits.pathSegments} segments`)
  if (pattern.filter(({ kind }) => kind !== 'text').length > rulesLimits.pathVariables) {
    report.error(match.at, `The path has more than ${rulesLimits.pathVariables} variables`)
  }
  const scope: Scope = { ...around, variables, functions: functionsByName(match.functions), around }
  checkFunctions(match.functions, scope, report)
  if (match.allows.length === 0 && match.matches.length === 0) report.warn(match.at, 'The match allows nothing')
  for (const allow of match.allows) checkAllow(allow, scope, report)
  for (const inner of match.matches) checkMatch(inner, scope, pattern, report)
}
