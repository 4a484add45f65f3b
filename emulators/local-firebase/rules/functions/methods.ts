import { fail } from '../values/evaluation-error.ts'
import { LatLng } from '../values/lat-lng.ts'
import { PartialMap } from '../values/partial-map.ts'
import { RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { type TypeName, typeOf } from '../values/type-of.ts'
import { asMap, asString, type BuiltIn, none, one } from './arguments.ts'
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts'
import { stringMethods } from './string-methods.ts'
import { durationMethods, timestampMethods } from './time-functions.ts'

type Methods<Self> = Readonly<Record<string, BuiltIn<Self>>>

const bytesMethods: Methods<Uint8Array> = {
  size: { takes: none, call: (self) => BigInt(self.length) },
  toBase64: { takes: none, call: (self) => Buffer.from(self).toString('base64') },
  toHexString: { takes: none, call: (self) => Buffer.from(self).toString('hex').toUpperCase() },
}

const latLngMethods: Methods<LatLng> = {
  latitude: { takes: none, call: (self) => self.latitude },
  longitude: { takes: none, call: (self) => self.longitude },
  distance: {
    takes: one,
    call: (self, [other]) => (other instanceof LatLng ? self.distance(other) : fail('distance() takes a latlng')),
  },
}

const pathMethods: Methods<RulesPath> = {
  bind: {
    takes: one,
    call: (self, [bindings]) => {
      const values = asMap(bindings)
      return new RulesPath(
        self.segments.map((segment) =>
          typeof segment === 'string' || !values.has(segment.variable)
            ? segment
            : asString(values.get(segment.variable)),
        ),
      )
    },
  },
}

const methodsByType: Partial<Record<TypeName, Methods<never>>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
}

/** The names of all methods of all types; the checker reports a call of any other. */
export const methodNames: ReadonlySet<string> = new Set(
  Object.values(methodsByType).flatMap((table) => Object.keys(table)),
)

/** Calls the method on the value; throws an error if its type has no such method or it takes other arguments. */
export function callMethod(self: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (self === null) return fail('Null value error.')
  if (self instanceof PartialMap) return getKnown(self, name, args)
  const type = typeOf(self)
  const table = methodsByType[type]
  const method = table && Object.hasOwn(table, name) ? table[name] : undefined
  if (!method) return fail(`A ${type} has no method ${name}.`)
  const [least, most] = method.takes
  if (args.length < least || args.length > most) return fail(`${name} takes another number of arguments.`)
  return method.call(self as never, args)
}

function getKnown({ known }: PartialMap, name: string, [key]: readonly RulesValue[]): RulesValue {
  const isKnown = name === 'get' && typeof key === 'string' && known.has(key)
  return isKnown ? (known.get(key) ?? null) : fail('The query does not determine this value.')
}
