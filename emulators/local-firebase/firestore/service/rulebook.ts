import { readFile } from 'node:fs/promises'
import { compileRules, type Ruleset } from '../../rules/compile-rules.ts'
import type { Problem } from '../../rules/language/problem.ts'

/** The security rules in force: those of the rules file, until a project gets its own. */
export class Rulebook {
  #default: Ruleset | undefined
  readonly #ofProject = new Map<string, Ruleset>()

  /** Loads the rules of a file for all projects; throws with every problem as file:line:column: reason. */
  async read(file: string): Promise<void> {
    const compiled = compileRules(await readFile(file, 'utf8'))
    if ('errors' in compiled) {
      const lines = compiled.errors.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`)
      throw new Error(lines.join('\n'))
    }
    this.#default = compiled.ruleset
  }

  /** Sets other rules for a project. Malformed ones change nothing; returns what is wrong with them. */
  set(project: string, source: string): readonly Problem[] {
    const compiled = compileRules(source)
    if ('errors' in compiled) return compiled.errors
    this.#ofProject.set(project, compiled.ruleset)
    return []
  }

  /** Returns the project's rules; undefined while none are set and everything is allowed. */
  of(project: string): Ruleset | undefined {
    return this.#ofProject.get(project) ?? this.#default
  }
}
