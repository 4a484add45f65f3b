/** The JSON lines that the Storage emulator and its rules runtime exchange over stdin and stdout. */

/** A value as the Storage emulator writes it: exactly one of the members is present. */
export type WireValue = {
  readonly null_value?: null
  readonly bool_value?: boolean
  readonly int_value?: number | string
  readonly float_value?: number | string
  readonly string_value?: string
  readonly bytes_value?: string
  readonly timestamp_value?: string
  readonly path_value?: { readonly segments?: readonly { readonly simple?: string }[] }
  readonly list_value?: { readonly values?: readonly WireValue[] }
  readonly set_value?: { readonly values?: readonly WireValue[] }
  readonly map_value?: { readonly fields?: Readonly<Record<string, WireValue>> }
}

export type LoadRuleset = {
  readonly id: number
  readonly action: 'load_ruleset'
  readonly context: {
    readonly rulesetName: string
    readonly source: { readonly files: readonly { readonly name: string; readonly content: string }[] }
  }
}

export type Verify = {
  readonly id: number
  readonly action: 'verify'
  readonly context: {
    readonly rulesetName: string
    readonly service: string
    readonly path: string
    readonly method: string
    readonly delimiter?: string
    readonly variables: Readonly<Record<string, WireValue>>
  }
}

/** The emulator's answer to our `fetch_firestore_document`; it has the id of the `verify` that asked. */
export type FirestoreDocument = {
  readonly id: number
  readonly action?: undefined
  readonly status: 'ok' | 'not_found' | 'invalid_state'
  readonly result?: { readonly name: string; readonly fields?: Readonly<Record<string, unknown>> }
}

export type EmulatorMessage = LoadRuleset | Verify | FirestoreDocument

/**
 * Our messages. The status is always 'ok': the emulator drops every other answer and waits for ever, so the problems of
 * a ruleset are in `errors`.
 */
export type RuntimeMessage = {
  readonly status: 'ok'
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
} & (
  | { readonly id: number; readonly result?: { readonly rulesVersion: number } | { readonly permit: boolean } }
  | {
      readonly server_request_id: number
      readonly action: 'fetch_firestore_document'
      readonly context: { readonly path: string }
    }
)
