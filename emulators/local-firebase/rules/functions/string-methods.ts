import { Matcher } from 're2js'
import { asString, type BuiltIn, none, one, two } from './arguments.ts'
import { regularExpression } from './regular-expression.ts'

export const stringMethods: Readonly<Record<string, BuiltIn<string>>> = {
  lower: { takes: none, call: (self) => self.toLowerCase() },
  upper: { takes: none, call: (self) => self.toUpperCase() },
  trim: { takes: none, call: (self) => self.trim() },
  /** In UTF-16 code units, as Google's engine counts. */
  size: { takes: none, call: (self) => BigInt(self.length) },
  toUtf8: { takes: none, call: (self) => Buffer.from(self, 'utf8') },
  /** The whole string must match. */
  matches: { takes: one, call: (self, [pattern]) => regularExpression(asString(pattern)).matches(self) },
  /** The replacement is taken literally; it cannot refer to groups. */
  replace: {
    takes: two,
    call: (self, [pattern, substitute]) =>
      regularExpression(asString(pattern))
        .matcher(self)
        .replaceAll(Matcher.quoteReplacement(asString(substitute))),
  },
  split: { takes: one, call: (self, [pattern]) => regularExpression(asString(pattern)).split(self, -1) },
}
