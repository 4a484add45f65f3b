import { describe, expect, test } from 'vitest'
import { parseExpression } from '../language/parse-expression.ts'
import { Scanner } from '../language/scanner.ts'
import { EvaluationError, fail } from '../values/evaluation-error.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { Timestamp } from '../values/times.ts'
import { Documents } from './documents.ts'
import { Evaluator } from './evaluator.ts'
import type { Frame } from './frame.ts'

const variables = new Map<string, () => RulesValue>([
  ['nothing', () => null],
  ['broken', () => fail('broken')],
  [
    'order',
    () =>
      new Map<string, RulesValue>([
        ['total', 499n],
        ['note', null],
      ]),
  ],
  ['dusk', () => Timestamp.parse('1969-12-31T23:59:59.9995Z') ?? null],
  ['noon', () => Timestamp.parse('2026-03-01T12:30:15.250Z') ?? null],
])

function outcome(text: string): RulesValue | 'error' {
  const frame: Frame = { variables, functions: new Map(), around: undefined }
  try {
    return new Evaluator('cloud.firestore', new Documents(() => null)).evaluate(
      parseExpression(new Scanner(text)),
      frame,
    )
  } catch (error) {
    if (error instanceof EvaluationError) return 'error'
    throw error
  }
}

const holds = (expressions: readonly string[]) =>
  test.each(expressions)('%s', (expression) => expect(outcome(expression)).toBe(true))

const fails = (expressions: readonly string[]) =>
  test.each(expressions)('%s has no value', (expression) => expect(outcome(expression)).toBe('error'))

describe('one side that decides is enough, whatever the other side is', () => {
  test.each([
    ['true || broken', true],
    ['broken || true', true],
    ['1 || true', true],
    ['broken || false', 'error'],
    ['false || broken', 'error'],
    ['broken || broken', 'error'],
    ['false && broken', false],
    ['broken && false', false],
    ['broken && true', 'error'],
    ['true && broken', 'error'],
    ['true && 1', 'error'],
    ['!broken', 'error'],
    ['!1', 'error'],
    ['broken ? true : true', 'error'],
    ['true ? 1 : broken', 1n],
    ['false ? broken : 2', 2n],
    ['[broken].size() == 1 || true', true],
  ])('%s is %s', (expression, expected) => expect(outcome(expression)).toBe(expected))
})

describe('operators bind as in the table of the rules language', () => {
  holds([
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '-2 + 3 == 1',
    '!false && true',
    'true || false && false',
    '1 < 2 == true',
    '2 in [1, 2] == true',
    '1 is int == true',
    'false ? false : true ? true : false',
    '10 - 3 - 2 == 5',
    '12 / 3 / 2 == 2',
  ])
})

describe('numbers', () => {
  holds([
    '1 == 1.0',
    '9223372036854775807 != 9223372036854775807.0 - 2048.0',
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '-7 % 3 == -1',
    '7 / 2.0 == 3.5',
    '7.5 % 2 == 1.5',
    '1.0 / 0 > 1e300',
    '0.1 + 0.2 > 0.3',
    '-9223372036854775808 < 0',
    '1.5e3 == 1500',
    'math.abs(-3) == 3 && math.abs(-2.5) == 2.5',
    'math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(2.5) == 3',
    'math.pow(2, 10) == 1024 && math.sqrt(9) == 3',
    'math.isNaN(0.0 / 0)',
    'math.ceil(1.2) is float && math.floor(2) is float && math.round(2.5) is int',
    "int(float('NaN')) == 0 && int(1e300) == 9223372036854775807 && math.round(-1e300) == -9223372036854775808",
    'math.abs(-9223372036854775808) == -9223372036854775808',
    '-9223372036854775807 - 1 == -9223372036854775808',
    "int('-12') == -12 && int(3.9) == 3 && int('+4') == 4",
    "float('1.5') == 1.5 && float(2) is float",
    "string(1) == '1' && string(2.0) == '2.0' && string(true) == 'true' && string(null) == 'null'",
  ])
  fails([
    '9223372036854775807 + 1',
    '-9223372036854775807 - 2',
    '1 / 0',
    '1 % 0',
    "1 + '1'",
    "'1' + 1",
    'true + 1',
    '1 < true',
    "1 < '2'",
    'nothing < 1',
    "int('1.5')",
    "int('')",
    "int('99999999999999999999')",
    "float('abc')",
    "bool('true')",
    'math.isInfinite(1.0)',
    'int(true)',
    '-true',
    'math.sqrt(true)',
  ])
})

describe('values of different types are unequal, not an error', () => {
  holds(["1 != '1'", 'null == nothing', "null != ''", 'true != 1', '[1] != {}', "order != 'x'", 'order.note == null'])
})

describe('strings', () => {
  holds([
    "'shirt' + '-' + 'red' == 'shirt-red'",
    "'a' < 'b' && 'a' <= 'a' && 'b' > 'a' && 'b' >= 'b'",
    "'Shirt'.lower() == 'shirt' && 'Shirt'.upper() == 'SHIRT' && '  x '.trim() == 'x'",
    "'टीशाला'.size() == 6 && '👕'.size() == 2",
    "'abc'[1] == 'b' && 'abcd'[1:3] == 'bc' && 'abc'[1:1] == '' && 'abc'[2:3] == 'c'",
    "'image/png'.matches('image/.*')",
    "!'an image/png'.matches('image/png')",
    "'a/b/c'.split('/') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'banana'.replace('a', 'o') == 'bonono'",
    "'a.b'.replace('[.]', '$1') == 'a$1b'",
    "'ab'.toUtf8().size() == 2 && 'é'.toUtf8().size() == 2",
    "'ab'.toUtf8() == b'ab'",
    "'it\\'s' == \"it's\"",
    "'\\u0041\\x42' == 'AB'",
  ])
  fails([
    "'abc'[3]",
    "'abc'[-1]",
    "'abc'[1:4]",
    "'abc'[2:1]",
    "'abc'[0:0]",
    "'abc'[3:3]",
    "''[0:0]",
    "'a'.matches('(')",
    "'a'.matches(1)",
    "'a'.foo()",
    "'a'.size",
  ])
  test('a pattern that stalls backtracking engines is matched at once', () => {
    expect(outcome(`'${'a'.repeat(5000)}b'.matches('(a*)*(a|a)*(a*a*)*c')`)).toBe(false)
  })
})

describe('lists and sets', () => {
  holds([
    '[1, 2][0] == 1 && [1, 2, 3][1:3] == [2, 3]',
    '1 in [1, 2] && !(3 in [1, 2])',
    '[1].concat([2]) == [1, 2]',
    "['a', 'b'].join('-') == 'a-b' && [1, true].join(',') == '1,true'",
    '[1, 1, 2].toSet().size() == 2 && [1, 2].toSet() == [2, 1].toSet()',
    "['a', 'b'].hasAll(['a']) && !['a'].hasAll(['a', 'b'])",
    "['a', 'b'].hasAny(['b', 'c']) && !['a'].hasAny(['b'])",
    "['a', 'b'].hasOnly(['b', 'a', 'c']) && !['a', 'd'].hasOnly(['a', 'b'])",
    '[1, 2, 1].removeAll([1]) == [2]',
    "['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()",
    '[1].toSet().union([2].toSet()) == [1, 2].toSet()',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '2 in [1, 2].toSet() && 2.0 in [1, 2].toSet()',
    '[[1], [1], {"a": 1}, {"a": 1.0}].toSet().size() == 2',
    '[1, 2,].size() == 2',
    '[1].toSet() != [1, 2].toSet() && [1, 2].toSet() != [1].toSet() && [1, 2].toSet() != [1, 3].toSet()',
    '[1] != [1, 2] && [1, 2] != [2, 1]',
  ])
  fails([
    '[1][1]',
    "[1]['0']",
    '[1].hasAll(1)',
    '[1].hasAny([1].toSet())',
    '[1].concat([1].toSet())',
    '[1] + [2]',
    '[1].toSet().union([2])',
    '[1].difference([1])',
    '[1].nothing()',
    '[[1]].join(",")',
    '1 in 1',
    'broken in [1]',
    '[1].size(1)',
  ])
})

describe('maps', () => {
  holds([
    "{'a': 1}.a == 1 && {'a': 1}['a'] == 1 && 'a' in {'a': 1}",
    "{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b']) && {'a': 1}.values() == [1]",
    "{'a': 1}.get('b', 2) == 2 && {'a': 1}.get('a', 2) == 1",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': {'b': 1}}.get(['a', 'c'], 0) == 0",
    "{'a': {'b': 1}}.get(['x', 'c'], 0) == 0 && order.get('note', 1) == null",
    "{'a': 1}.size() == 1 && {} == {}",
    "{'a': 1} != {'a': 1, 'b': 2} && {'a': 1, 'b': 2} != {'a': 1} && {'a': 1} != {'b': 1}",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3, 'c': 4}).affectedKeys() == ['b', 'c'].toSet()",
    "{'a': 1}.diff({'b': 1}).addedKeys() == ['a'].toSet()",
    "{'a': 1}.diff({'b': 1}).removedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()",
    'order.total is int && order.total is number && !(order.total is float) && order is map && null is null',
  ])
  fails([
    'order.missing',
    "order['missing']",
    'nothing.total',
    '{1: 2}',
    "{'a': 1}.diff(1)",
    "1 in {'a': 1}",
    'order.total.x',
  ])
})

describe('numbers inside lists and maps keep their type', () => {
  holds([
    '1 == 1.0 && [1] != [1.0] && [[1]] != [[1.0]]',
    "{'a': 1} != {'a': 1.0} && {'a': [1]} != {'a': [1.0]}",
    '[1][0] == 1.0 && [1.0] == [1.0]',
    '0 == -0.0 && [0.0] != [-0.0] && [-0.0] == [-0.0]',
    "float('NaN') != float('NaN') && [float('NaN')] != [float('NaN')]",
    '!(1.0 in [1]) && -0.0 in [0.0] && ![1].hasAny([1.0]) && [1].removeAll([1.0]) == [1]',
    "[1, 1.0].toSet().size() == 1 && [[1], [1.0]].toSet().size() == 1 && [float('NaN'), float('NaN')].toSet().size() == 1",
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0",
  ])
})

describe('string escapes', () => {
  holds([
    "'\\x41' == 'A' && '\\x411' == 'A1' && '\\xe9' == 'é' && '\\xc3\\xa9'.size() == 2",
    "'\\ud83d\\ude00' == '😀' && '\\u00e9'.toUtf8().toHexString() == 'C3A9'",
    "'\\101' == 'A' && '\\377' == '\\xff' && '\\000'.size() == 1",
    "'\\\\\\'\\\"\\n\\r\\t\\b\\f'.toUtf8().toHexString() == '5C27220A0D09080C'",
  ])
})

describe('times', () => {
  holds([
    'noon.year() == 2026 && noon.month() == 3 && noon.day() == 1',
    'noon.hours() == 12 && noon.minutes() == 30 && noon.seconds() == 15 && noon.nanos() == 250000000',
    'noon.dayOfWeek() == 7 && noon.dayOfYear() == 60',
    'noon.date() == timestamp.date(2026, 3, 1)',
    'noon.time() == duration.time(12, 30, 15, 250000000)',
    'noon.toMillis() == 1772368215250',
    "noon + duration.value(1, 'd') > noon && noon - duration.value(1, 'w') < noon",
    "timestamp.date(2026, 3, 2) - timestamp.date(2026, 3, 1) == duration.value(24, 'h')",
    'timestamp.value(0) == timestamp.date(1970, 1, 1)',
    'timestamp.value(-1500).year() == 1969 && timestamp.value(-1500).seconds() == 58',
    'dusk.toMillis() == -1 && dusk.nanos() == 999500000',
    'timestamp.value(-1500).nanos() == 500000000 && timestamp.value(-1500).toMillis() == -1500',
    "duration.abs(duration.value(-1, 'm')).seconds() == 60 && duration.value(1500, 'ms').nanos() == 500000000",
    "noon is timestamp && duration.value(1, 's') is duration",
  ])
  fails([
    'noon < 5',
    'noon - 5',
    '5 - noon',
    "duration.value(1, 's') - noon",
    '5 < noon',
    "duration.value(1, 's') < noon",
    "duration.value(1, 's') < 2",
    '1 < "2"',
    'timestamp.date(2026, 2, 30)',
    "duration.value(1, 'y')",
    'noon + 1',
    'noon + noon',
    'timestamp.value(9999999999999999)',
    "duration.value(9223372036854775807, 'w')",
  ])
})

describe('paths, locations, bytes and hashes', () => {
  holds([
    "/users/asha == path('users/asha') && /users/$('asha')[1] == 'asha'",
    "path('users/{uid}/x').bind({'uid': 'a'}) == /users/a/x",
    "(/users/$(uid)/x/$(id)).bind({'uid': 'a', 'id': 'b'}) == /users/a/x/b",
    "/databases/(default)/documents[1] == '(default)'",
    '/a/b is path',
    'math.round(latlng.value(30, 10).distance(latlng.value(-30, 10)) / 1000) == 6672',
    'math.round(latlng.value(0, 170).distance(latlng.value(0, -170)) / 1000) == 2224',
    'latlng.value(90, 180) != latlng.value(-90, -180) && latlng.value(1, 2) == latlng.value(1.0, 2)',
    'math.round(latlng.value(0, 72.8).distance(latlng.value(90, 0)) / 1000) == 10008',
    'latlng.value(1, 2).latitude() == 1 && latlng.value(1, 2).longitude() == 2',
    "hashing.sha256('x').toHexString() == '2D711642B726B04401627CA9FBAC32F5C8530FB1903CC4DB02258717921A4881'",
    "hashing.md5('x').toBase64() == 'ndTkYSaMgDT1yFZOFVxnpg=='",
    "hashing.crc32c('123456789').toHexString() == 'E3069283' && hashing.crc32('123456789').toHexString() == 'CBF43926'",
  ])
  fails([
    "/a/$('b/c')",
    '/a/$(1)',
    "/a/$('')",
    '/a/$(open)[1]',
    'latlng.value(91, 0)',
    'latlng.value(0, 181)',
    'get(/databases/x/things/users/a)',
    'get(/databases/x/documents/users)',
    'get(/users/a/documents/users/a)',
    'hashing.md5(1)',
    'get(/users/a)',
    "debug('x')",
    '/a/b + /c/d',
    'path(/a/b)',
  ])
})

describe('what counts against the limit of a thousand expressions, as measured in production', () => {
  test.each([
    ['true', 1],
    ['true && true', 4],
    ['true || true', 2],
    ['true ? true : false', 4],
    ['false ? false : true', 6],
    ['/a/b', 3],
    ["/a/$('b')", 3],
    ["{'a': true}.a", 4],
    ['[1, 2].size()', 4],
    ['math.abs(1)', 3],
    ['order.total == 499', 4],
  ])('%s counts %d', (text, cost) => {
    const evaluator = new Evaluator('cloud.firestore', new Documents(() => null))
    evaluator.evaluate(parseExpression(new Scanner(text)), { variables, functions: new Map(), around: undefined })
    expect(evaluator.evaluated).toBe(cost)
  })
})
