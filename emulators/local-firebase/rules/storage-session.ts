import { authorizeAwaiting, type Decision } from './authorize.ts'
import { compileRules, type Ruleset } from './compile-rules.ts'
import { LookupBudget } from './evaluation/documents.ts'
import { documentResource, type FirestoreFields } from './firestore-values.ts'
import { rulesLimits } from './language/limits.ts'
import type { Method } from './language/syntax-tree.ts'
import type { EmulatorMessage, FirestoreDocument, LoadRuleset, RuntimeMessage, Verify } from './storage-messages.ts'
import type { RulesValue } from './values/rules-value.ts'
import { fromWire } from './wire-values.ts'

/** Returns a function that takes each line of the Storage emulator; it passes its own messages to `say`. */
export function createStorageSession(say: (message: RuntimeMessage) => void): (line: string) => Promise<void> {
  const rulesets = new Map<string, Ruleset>()
  const awaited = new Map<number, (document: FirestoreDocument) => void>()

  const load = ({ id, context }: LoadRuleset) => {
    const [file] = context.source.files
    const compiled = compileRules(file?.content ?? '')
    const errors: string[] = []
    if ('errors' in compiled) {
      for (const { line, column, message } of compiled.errors) {
        errors.push(
          JSON.stringify({
            description_: message,
            sourcePosition_: { fileName_: file?.name, line_: line, column_: column },
          }),
        )
      }
      say({ id, status: 'ok', errors, warnings: [] })
      return
    }
    rulesets.set(context.rulesetName, compiled.ruleset)
    const warnings = compiled.ruleset.warnings.map(
      ({ line, column, message }) => `${file?.name}:${line}:${column}: ${message}`,
    )
    say({ id, status: 'ok', errors, warnings, result: { rulesVersion: 2 } })
  }

  // The emulator answers one document at a time for each request to be verified.
  const lookupFor =
    (id: number) =>
    async (path: string): Promise<RulesValue> => {
      const answer = new Promise<FirestoreDocument>((resolve) => awaited.set(id, resolve))
      const action = 'fetch_firestore_document'
      say({ server_request_id: id, action, context: { path }, status: 'ok', errors: [], warnings: [] })
      const { status, result } = await answer
      if (status !== 'ok' || !result) return null
      return documentResource({ name: result.name, fields: (result.fields ?? {}) as FirestoreFields })
    }

  const verify = async (message: Verify) => {
    const { id } = message
    try {
      const { allowed, reason } = await decide(message)
      // The browser gets only a 403; the emulator writes a warning into its log.
      const warnings = allowed ? [] : [`Refused ${message.context.method} ${message.context.path}: ${reason}`]
      say({ id, status: 'ok', errors: [], warnings, result: { permit: allowed } })
    } catch (error) {
      say({ id, status: 'ok', errors: [`The rules could not be evaluated: ${error}`], warnings: [] })
    }
  }

  const decide = async ({ id, context }: Verify): Promise<Decision> => {
    const ruleset = rulesets.get(context.rulesetName)
    const request = fromWire(context.variables.request ?? {})
    if (!ruleset || !(request instanceof Map)) return { allowed: false, reason: 'There are no rules in force.' }
    return authorizeAwaiting(
      ruleset,
      {
        service: 'firebase.storage',
        path: context.path.split('/').slice(1),
        method: context.method as Method,
        request: new Map(request).set('method', context.method),
        resource: fromWire(context.variables.resource ?? {}),
      },
      lookupFor(id),
      new LookupBudget(rulesLimits.storageLookups),
    )
  }

  return async (line) => {
    const message = JSON.parse(line) as EmulatorMessage
    if (message.action === 'load_ruleset') {
      load(message)
    } else if (message.action === 'verify') {
      await verify(message)
    } else {
      awaited.get(message.id)?.(message)
      awaited.delete(message.id)
    }
  }
}
