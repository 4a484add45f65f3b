import type { Rulebook } from '../service/rulebook.ts'
import { invalidArgument } from '../status.ts'
import type { Route } from './http-server.ts'

type RulesBody = { rules?: { files?: { content?: unknown }[] }; ignore_errors?: unknown }

/** Returns the call with which firebase-tools passes on a changed rules file, and tests set the rules under test. */
export function rulesRoutes(rulebook: Rulebook): Route[] {
  return [
    {
      method: 'PUT',
      pattern: /^\/emulator\/v1\/projects\/([^/]+):securityRules$/,
      handle: ([, project = ''], { body }) => {
        const { rules, ignore_errors: ignoresErrors } = (body ?? {}) as RulesBody
        const source = rules?.files?.[0]?.content
        if (typeof source !== 'string') throw invalidArgument('rules.files[0].content is required.')
        const problems = rulebook.set(project, source)
        if (problems.length > 0 && ignoresErrors !== true) {
          throw invalidArgument(problems.map(({ line, column, message }) => `L${line}:${column} ${message}`).join('\n'))
        }
        const issues = problems.map(({ line, column, message }) => ({
          sourcePosition: { line, column },
          description: message,
          severity: 'ERROR',
        }))
        return { issues }
      },
    },
  ]
}
