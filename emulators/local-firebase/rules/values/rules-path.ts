import { fail } from './evaluation-error.ts'
import { RulesObject } from './rules-object.ts'
import type { RulesValue } from './rules-value.ts'

/** A segment written $(name) with an unbound name, or {name} in path('…'), to be filled by bind(). */
export type OpenSegment = { readonly variable: string }

/** The path of a resource. */
export class RulesPath extends RulesObject {
  readonly segments: readonly (string | OpenSegment)[]

  constructor(segments: readonly (string | OpenSegment)[]) {
    super()
    this.segments = segments
  }

  static parse(text: string): RulesPath {
    return new RulesPath(text.split('/').filter((segment) => segment !== ''))
  }

  /** Returns the path of path('users/{uid}'), whose {uid} is filled by bind(). */
  static withVariables(text: string): RulesPath {
    const segments = RulesPath.parse(text).segments
    return new RulesPath(
      segments.map((segment) => {
        const variable = typeof segment === 'string' ? /^\{(\w+)\}$/.exec(segment)?.[1] : undefined
        return variable === undefined ? segment : { variable }
      }),
    )
  }

  /** Returns the segments; throws an error while one of them is still open. */
  closed(): readonly string[] {
    return this.segments.map((segment) =>
      typeof segment === 'string' ? segment : fail(`The path variable ${segment.variable} is not bound`),
    )
  }

  equals(other: RulesValue): boolean {
    return other instanceof RulesPath && other.toString() === this.toString()
  }

  override toString(): string {
    return `/${this.segments.map((s) => (typeof s === 'string' ? s : `$(${s.variable})`)).join('/')}`
  }
}
