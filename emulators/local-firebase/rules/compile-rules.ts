import { checkRules } from './checks/check-rules.ts'
import { rulesLimits } from './language/limits.ts'
import { parseRules } from './language/parse-rules.ts'
import type { Problem } from './language/problem.ts'
import type { RulesFile } from './language/syntax-tree.ts'

/** A rules file without errors; `authorize` decides requests by it. */
export type Ruleset = RulesFile & { readonly warnings: readonly Problem[] }

/**
 * Parses and checks the text of a rules file (rules_version '2', services cloud.firestore and firebase.storage). Returns
 * the ruleset, or every error found, in the order of the file; never throws.
 */
export function compileRules(source: string): { ruleset: Ruleset } | { errors: readonly Problem[] } {
  if (Buffer.byteLength(source) > rulesLimits.rulesetBytes) {
    return {
      errors: [{ line: 1, column: 1, message: `The file is larger than ${rulesLimits.rulesetBytes / 1024} KB` }],
    }
  }
  const { file, problems } = parseRules(source)
  // Unparsed parts may be what the rest refers to, so the checks wait until everything parses.
  if (problems.length > 0) return { errors: inOrder(problems) }
  const { errors, warnings } = checkRules(file)
  return errors.length > 0 ? { errors: inOrder(errors) } : { ruleset: { ...file, warnings: inOrder(warnings) } }
}

const inOrder = (problems: readonly Problem[]) => [...problems].sort((a, b) => a.line - b.line || a.column - b.column)
