/**
 * `node emulators/local-firebase/rules/check.ts FILE…` prints the problems of rules files as file:line:column: reason, and exits
 * with 1 if one of them cannot be used.
 */
import { readFile } from 'node:fs/promises'
import { compileRules } from './compile-rules.ts'
import type { Problem } from './language/problem.ts'

const line = (file: string, { line, column, message }: Problem, kind = '') =>
  `${file}:${line}:${column}: ${kind}${message}\n`

for (const file of process.argv.slice(2)) {
  const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    process.stderr.write(line(file, { line: 1, column: 1, message: `The file cannot be read (${error.code})` }))
    process.exitCode = 1
  })
  if (source === undefined) continue
  const result = compileRules(source)
  if ('errors' in result) {
    process.exitCode = 1
    for (const error of result.errors) process.stderr.write(line(file, error))
  } else {
    for (const warning of result.ruleset.warnings) process.stderr.write(line(file, warning, 'warning: '))
  }
}
