import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileRules } from './compile-rules.ts'

function problemsOf(source: string): string[] {
  const compiled = compileRules(source)
  if (!('errors' in compiled)) return []
  return compiled.errors.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

function warningsOf(source: string): string[] {
  const compiled = compileRules(source)
  if ('errors' in compiled) throw new Error(JSON.stringify(compiled.errors))
  return compiled.ruleset.warnings.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

/** Returns rules whose body starts on line 3, column 1. */
const firestore = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`
const storage = (body: string) => `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o {\n${body}\n} }`
const condition = (expression: string) => firestore(`match /a/{id} { allow get: if\n${expression}\n; }`)

describe('an invalid file is refused with the place and the reason', () => {
  test.each([
    ['allow read', "4:1 Expected ';' but found '}'"],
    ['match /a/{id} { allow read if true; }', "3:28 Expected ';' but found 'if'"],
    ['match /a/{id} { allow read: true; }', "3:29 Expected 'if' but found 'true'"],
    ['match a { }', "3:7 Expected '/' but found 'a'"],
    ['match /a/{id=*} { }', "3:14 Expected '**' but found '*'"],
    ['match /a/ { }', '3:10 A path segment is missing after the slash'],
    ['function f( { return 1; }', "3:13 Expected the name of an argument but found '{'"],
    ['function f() { let x 1; return x; }', "3:22 Expected '=' but found '1'"],
    ['function f() { 1; }', "3:16 Expected 'return' but found '1'"],
    ['permit read;', "3:1 Expected 'match', 'allow', 'function' or '}' but found 'permit'"],
    ['# hello', "3:1 Unexpected character '#'"],
  ])('%s', (body, problem) => expect(problemsOf(firestore(body))).toContain(problem))

  test.each([
    ['1 +', "5:1 Unexpected ';'"],
    ['(1', "5:1 Expected ')' but found ';'"],
    ['[1 2]', "4:4 Expected ']' but found '2'"],
    ["{'a' 1}", "4:6 Expected ':' but found '1'"],
    ['a.1', "4:3 Expected the name of a field or method but found '1'"],
    ["'a", '4:1 The string is not closed on its line'],
    ["'\\d'", '4:2 Unknown escape \\d in a string; write \\\\d for a backslash'],
    ['99999999999999999999 == 1', '4:1 99999999999999999999 does not fit into 64 bits'],
    ['true ? 1', "5:1 Expected ':' but found ';'"],
    ['1 is', "5:1 Expected the name of a type but found ';'"],
    ['let', "4:1 Unexpected 'let'"],
    ['/a/$(1', "5:1 Expected ')' but found ';'"],
    [`${'('.repeat(200)}`, '4:102 The expression is nested too deeply'],
  ])('%s', (expression, problem) => expect(problemsOf(condition(expression))[0]).toBe(problem))

  test.each([
    ['brackets', '(', ')'],
    ['lists', '[', ']'],
    ['maps', "{'a': ", '}'],
    ['indexes', 'id[', ']'],
    ['slices', "'a'[0:", ']'],
    ['calls', 'int(', ')'],
    ['methods', "'a'.matches(", ')'],
    ['paths', '/a/$(', ')'],
    ['negations', '!', ''],
    ['signs', '- ', ''],
    ['conditions', 'true ? ', ' : 1'],
    ['other conditions', 'true ? 1 : ', ''],
    ['sums', '1 + ', ''],
    ['fields', '', '.x'],
  ])('%s nested endlessly', (_, opening, closing) => {
    const depth = 15_000
    const [problem] = problemsOf(condition(`${opening.repeat(depth)}id${closing.repeat(depth)}`))
    expect(problem).toMatch(/nested too deeply|too complex/)
  })

  test('several at once, in the order of the file', () => {
    const body =
      'match /a/{id} {\n  allow read if true;\n  allow write: if 1 +;\n}\nmatch /b/{id} { allow get: if (true; }'
    expect(problemsOf(firestore(body)).map((problem) => problem.split(' ')[0])).toEqual(['4:14', '5:22', '7:36'])
  })

  test('a block without an end is reported where it begins', () => {
    expect(problemsOf("rules_version = '2';\nservice cloud.firestore {\n match /a/{b} {")).toContain(
      "3:15 The block that opens here has no closing '}'",
    )
  })

  test('on one line from left to right', () => {
    expect(
      problemsOf(condition('nope == 1 && never == 2 && nada == 3')).map((problem) => problem.split(' ')[0]),
    ).toEqual(['4:1', '4:14', '4:28'])
  })

  test('comments count as whitespace', () => {
    expect(problemsOf(condition('// one\n true /* two\n lines */ && true'))).toEqual([])
  })
})

describe('a file that parses but cannot work is refused', () => {
  test.each([
    ['', "1:1 The file has to begin with rules_version = '2';"],
    ["rules_version = '1'; service cloud.firestore {}", "1:1 The file has to begin with rules_version = '2';"],
    ["rules_version = '2';", '1:1 The file names no service'],
    ["rules_version = '2'; service cloud.storage {}", "1:22 Unknown service 'cloud.storage'"],
    [
      "rules_version = '2'; service cloud.firestore {} service cloud.firestore {}",
      "1:49 The service 'cloud.firestore' stands here a second time",
    ],
    [condition('user == null'), "4:1 Unknown variable 'user'"],
    [condition('request.auth != null && isAdmin()'), "4:25 Unknown function 'isAdmin'"],
    [condition("'a'.startsWith('b')"), "4:5 No type has a method 'startsWith'"],
    [condition('request.auth is user'), "4:14 Unknown type 'user'"],
    [condition("'a'.matches('(')"), '4:13 Invalid regular expression: error parsing regexp: missing closing ): `(`'],
    [condition('exists(/a/b, /c/d)'), '4:1 exists() takes 1 argument, here it gets 2'],
    [condition('exists(/databases/x/documents/a/$(nope))'), "4:35 Unknown variable 'nope'"],
    [condition('(/a/$(open)).bind({"open": nope}) is path'), "4:28 Unknown variable 'nope'"],
    [condition('math.sin(1) == 0'), "4:6 Unknown function 'math.sin'"],
    [condition('int(1, 2) == 1'), '4:1 int() takes 1 argument, here it gets 2'],
    [condition('firestore.exists(/a/b)'), "4:1 Unknown variable 'firestore'"],
    [storage('match /{all=**} { allow get: if exists(/a/b); }'), "3:33 Unknown function 'exists'"],
    [firestore('match /a/{id} { allow reed; }'), "3:23 Unknown method 'reed'"],
    [firestore('allow read; match /a/{x=**}/b/{y=**} { allow read; }'), '3:13 A match has at most one {…=**}'],
    [firestore('match /a/{x}/b/{x} { allow read; }'), "3:16 The path variable 'x' is used twice"],
    [
      firestore('function f(a) { return a; } match /a/{x} { allow get: if f(); }'),
      '3:58 f() takes 1 argument, here it gets 0',
    ],
    [
      firestore('function f() { return f(); } allow get: if f();'),
      "3:23 The function 'f' calls itself; rules cannot recurse",
    ],
    [
      firestore('function f() { return g(); } function g() { return f(); } allow get: if f();'),
      "3:52 The function 'f' calls itself; rules cannot recurse",
    ],
    [
      firestore('function f() { return 1; } function f() { return 2; }'),
      "3:28 The function 'f' is declared twice in the same block",
    ],
    [
      firestore('function f() { let a = b; let b = 1; return a + b; } allow get: if f() == 1;'),
      "3:24 Unknown variable 'b'",
    ],
    [firestore('function f(a,b,c,d,e,f,g,h) { return 1; }'), "3:1 The function 'f' has more than 7 arguments"],
    [
      `rules_version = '2'; service cloud.firestore { allow read; match /a/{b} { allow read; } }`,
      "1:48 'allow' needs a match around it",
    ],
    [`// ${'x'.repeat(256 * 1024)}`, '1:1 The file is larger than 256 KB'],
    [condition(Array(100).fill('true').join(' || ')), '4:790 Expression is too complex to evaluate safely'],
    [condition(Array(49).fill('(true').join(' && ') + ')'.repeat(49)), undefined],
    [condition("bool('true')"), "4:1 Google's reference lists 'bool', but its rules engine does not know it"],
    [
      condition('math.isInfinite(1.0)'),
      "4:6 Google's reference lists 'math.isInfinite', but its rules engine does not know it",
    ],
    [
      firestore(
        `${Array.from({ length: 21 }, (_, i) => `function f${i}() { return ${i < 20 ? `f${i + 1}()` : 'true'}; }`).join(' ')} allow get: if f0();`,
      ),
      "3:1 The calls that begin in 'f0' nest deeper than 20",
    ],
  ])('%.60s', (source, problem) => expect(problemsOf(source)[0]).toEqual(problem))

  test('a function is visible in its own block and inside, not outside it', () => {
    const body =
      'match /a/{x} { function f() { return x == "1"; } allow get: if f(); }\nmatch /b/{y} { allow get: if f(); }'
    expect(problemsOf(firestore(body))).toEqual(["4:30 Unknown function 'f'"])
  })

  test('Storage rules read Firestore through its namespace', () => {
    expect(
      problemsOf(storage('match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/a/b); }')),
    ).toEqual([])
  })
})

describe('a probable mistake is a warning', () => {
  test.each([
    ['match /a/{id} { allow write; }', '3:17 Anyone may write here, even without signing in'],
    ['match /a/{id} { allow read, create: if true; }', '3:17 Anyone may write here, even without signing in'],
    ['match /a/{id} { allow read, get: if true; }', "3:29 'get' is already covered"],
    [
      'match /a/{id} { allow delete: if request.resource.data.x; }',
      '3:17 request.resource is null for every method of this allow',
    ],
    ['function f() { return 1; }', "3:1 The function 'f' is never used"],
    ['function f() { let x = 1; return true; } allow get: if f();', "3:16 The variable 'x' is never used"],
    ['match /a/{id} { }', '3:1 The match allows nothing'],
  ])('%s', (body, warning) => expect(warningsOf(firestore(body))).toContain(warning))
})

test('correct rules give no warning', () => {
  const body = `function sum(a, b) { let c = a + b; let d = c * 2; return d > 1; }
    match /a/{id} {
      allow get, read, create: if sum(1, 2) && (request.resource == null || request.resource.data.size() == 1);
      allow get, list, delete: if request.auth.token.admin;
    }`
  expect(warningsOf(firestore(body))).toEqual([])
})

describe('whatever the file contains', () => {
  const fragments = fc.constantFrom(
    ...[
      'match ',
      '/a',
      '/{x}',
      '/{x=**}',
      '{',
      '}',
      ' allow ',
      'read',
      ': if ',
      ';',
      'function f(',
      'a',
      ')',
      ' return ',
    ],
    ...[
      ' let x = ',
      '1',
      '2.5',
      "'s'",
      '"',
      "'",
      '(',
      '[',
      ']',
      '.',
      ',',
      ' in ',
      ' is ',
      ' && ',
      ' || ',
      '!',
      '-',
      '/',
      '$(',
    ],
    ...['?', ':', '==', '<', ' request', ' resource', 'get(', '\\', '\n', '//', '/*', '*/', '٣', '\u0000', 'null', '%'],
  )
  test('it compiles or is refused with a place inside the file; nothing is thrown', () => {
    const body = fc.oneof(
      fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.string(),
    )
    fc.assert(
      fc.property(body, fc.constantFrom(firestore, storage, condition, String), (text, wrap) => {
        const source = wrap(text)
        const compiled = compileRules(source)
        if (!('errors' in compiled)) return
        expect(compiled.errors.length).toBeGreaterThan(0)
        const lines = source.split('\n')
        for (const { line, column, message } of compiled.errors) {
          expect(line).toBeLessThanOrEqual(lines.length)
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
          expect(message).not.toBe('')
        }
      }),
      { numRuns: 2000 },
    )
  })
})
