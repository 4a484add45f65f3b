import { isSameElement } from '../values/equality.ts'
import { fail } from '../values/evaluation-error.ts'
import { MapDiff } from '../values/map-diff.ts'
import { RulesSet } from '../values/rules-set.ts'
import type { RulesMap, RulesValue } from '../values/rules-value.ts'
import { toText } from '../values/to-text.ts'
import { isList, isMap } from '../values/type-of.ts'
import { asList, asMap, asSet, asString, type BuiltIn, none, one, toSet, two } from './arguments.ts'

type List = readonly RulesValue[]

const listHas = (list: List, value: RulesValue) => list.some((item) => isSameElement(item, value))

/** A list compares with lists only, and in it 1 is not 1.0; a set compares with both, by value. */
export const listMethods: Readonly<Record<string, BuiltIn<List>>> = {
  size: { takes: none, call: (self) => BigInt(self.length) },
  toSet: { takes: none, call: (self) => new RulesSet(self) },
  concat: { takes: one, call: (self, [other]) => [...self, ...asList(other)] },
  join: { takes: one, call: (self, [separator]) => self.map(toText).join(asString(separator)) },
  hasAll: { takes: one, call: (self, [other]) => asList(other).every((item) => listHas(self, item)) },
  hasAny: { takes: one, call: (self, [other]) => asList(other).some((item) => listHas(self, item)) },
  hasOnly: {
    takes: one,
    call: (self, [other]) => {
      const allowed = asList(other)
      return self.every((item) => listHas(allowed, item))
    },
  },
  removeAll: {
    takes: one,
    call: (self, [other]) => {
      const removed = asList(other)
      return self.filter((item) => !listHas(removed, item))
    },
  },
}

const containsAll = (whole: RulesSet, part: RulesSet) => part.items.every((item) => whole.has(item))

export const setMethods: Readonly<Record<string, BuiltIn<RulesSet>>> = {
  size: { takes: none, call: (self) => BigInt(self.items.length) },
  hasAll: { takes: one, call: (self, [other]) => containsAll(self, toSet(other)) },
  hasAny: { takes: one, call: (self, [other]) => toSet(other).items.some((item) => self.has(item)) },
  hasOnly: { takes: one, call: (self, [other]) => containsAll(toSet(other), self) },
  union: { takes: one, call: (self, [other]) => new RulesSet([...self.items, ...asSet(other).items]) },
  intersection: {
    takes: one,
    call: (self, [other]) => {
      const kept = asSet(other)
      return new RulesSet(self.items.filter((item) => kept.has(item)))
    },
  },
  difference: {
    takes: one,
    call: (self, [other]) => {
      const removed = asSet(other)
      return new RulesSet(self.items.filter((item) => !removed.has(item)))
    },
  },
}

export const mapMethods: Readonly<Record<string, BuiltIn<RulesMap>>> = {
  size: { takes: none, call: (self) => BigInt(self.size) },
  keys: { takes: none, call: (self) => [...self.keys()] },
  values: { takes: none, call: (self) => [...self.values()] },
  diff: { takes: one, call: (self, [before]) => new MapDiff(self, asMap(before)) },
  get: { takes: two, call: (self, [key, fallback]) => getNested(self, key ?? null, fallback ?? null) },
}

/** Returns the result of map.get('a', 0) or map.get(['a', 'b'], 0): the field, or the fallback if it or a map on the way is missing. */
function getNested(map: RulesMap, key: RulesValue, fallback: RulesValue): RulesValue {
  if (typeof key === 'string') return map.get(key) ?? (map.has(key) ? null : fallback)
  if (!isList(key) || key.length === 0) return fail('The key of get() is a string or a list of strings')
  let value: RulesValue = map
  for (const name of key) {
    const field = asString(name)
    if (!isMap(value) || !value.has(field)) return fallback
    value = value.get(field) ?? null
  }
  return value
}

export const mapDiffMethods: Readonly<Record<string, BuiltIn<MapDiff>>> = {
  addedKeys: { takes: none, call: (self) => self.addedKeys() },
  removedKeys: { takes: none, call: (self) => self.removedKeys() },
  changedKeys: { takes: none, call: (self) => self.changedKeys() },
  unchangedKeys: { takes: none, call: (self) => self.unchangedKeys() },
  affectedKeys: { takes: none, call: (self) => self.affectedKeys() },
}
