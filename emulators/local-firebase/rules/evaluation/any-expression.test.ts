import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authorize } from '../authorize.ts'
import { compileRules } from '../compile-rules.ts'
import { fromJson } from '../json-values.ts'
import type { RulesMap } from '../values/rules-value.ts'

const methodNames = [
  'size',
  'keys',
  'values',
  'lower',
  'trim',
  'toSet',
  'split',
  'matches',
  'replace',
  'join',
  'hasAll',
  'get',
]
const moreMethodNames = [
  'diff',
  'affectedKeys',
  'union',
  'concat',
  'year',
  'seconds',
  'toUtf8',
  'bind',
  'removeAll',
  'hasOnly',
]
const binaryOperators = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in', '&&', '||']
const functionNames = [
  'int',
  'float',
  'string',
  'path',
  'get',
  'exists',
  'math.abs',
  'math.round',
  'duration.abs',
  'timestamp.value',
]

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constantFrom('true', 'null', '0', '1', '-1', '9223372036854775807', '2.5', "''", "'a(b'", "'a.b'", 'b"x"'),
    fc.constantFrom('request', 'resource', 'request.auth.uid', 'resource.data', 'id', 'request.time', "float('NaN')"),
    fc.constantFrom('/databases/x/documents/users/a', '/a/$(id)', '[]', '{}', "duration.value(1, 'w')"),
    fc
      .tuple(tie('expression'), fc.constantFrom(...binaryOperators), tie('expression'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc.tuple(fc.constantFrom('!', '-'), tie('expression')).map(([op, a]) => `(${op}${a})`),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('expression'), fc.constantFrom('int', 'map', 'set', 'path')).map(([a, type]) => `(${a} is ${type})`),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `(${a})[${b}]`),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([a, b, c]) => `(${a})[${b}:${c}]`),
    fc.tuple(tie('expression'), fc.constantFrom('data', 'uid', 'x')).map(([a, name]) => `(${a}).${name}`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom(...methodNames, ...moreMethodNames),
        fc.array(tie('expression'), { maxLength: 2 }),
      )
      .map(([a, name, args]) => `(${a}).${name}(${args.join(', ')})`),
    fc.tuple(fc.constantFrom(...functionNames), tie('expression')).map(([name, a]) => `${name}(${a})`),
    fc.array(tie('expression'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `{'a': ${a}, 'b': ${b}}`),
  ),
}))

test('whatever a rule asks, the answer is yes or no', () => {
  const request = fromJson({ auth: { uid: 'asha', token: { admin: true } }, method: 'get' }) as RulesMap
  const resource = fromJson({ data: { a: [1, 'x', { b: null }], uid: 'asha' }, id: 'o1' })
  fc.assert(
    fc.property(expression, (condition) => {
      const compiled = compileRules(
        `rules_version = '2'; service cloud.firestore { match /orders/{id} { allow get: if ${condition}; } }`,
      )
      if ('errors' in compiled) return
      const path = ['orders', 'o1']
      const asked = { service: 'cloud.firestore', path, method: 'get', request, resource } as const
      const { allowed, reason } = authorize(compiled.ruleset, asked, () => null)
      expect(allowed || reason !== '').toBe(true)
    }),
    { numRuns: 3000 },
  )
})
