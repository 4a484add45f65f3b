import { type BuiltIn, one } from '../functions/arguments.ts'
import type { ServiceName } from '../language/syntax-tree.ts'
import type { RulesValue } from '../values/rules-value.ts'
import type { Documents, LookupState } from './documents.ts'

type Functions = Readonly<Record<string, BuiltIn>>

/** The names by which the rules of each service read documents. */
export const documentLookups = {
  'cloud.firestore': { global: ['get', 'exists', 'getAfter', 'existsAfter'], namespaces: [] },
  'firebase.storage': { global: [], namespaces: ['firestore'] },
} as const satisfies Record<ServiceName, { global: readonly string[]; namespaces: readonly string[] }>

/** Returns the functions of the service that read documents: `get` in Firestore is `firestore.get` in Storage. */
export function documentFunctions(
  service: ServiceName,
  documents: Documents,
): { readonly global: Functions; readonly namespaces: Readonly<Record<string, Functions>> } {
  const reading = (state: LookupState, answer: (document: RulesValue) => RulesValue): BuiltIn => ({
    takes: one,
    call: (_, [path]) => answer(documents.read(path, state)),
  })
  const itself = (document: RulesValue) => document
  const isThere = (document: RulesValue) => document !== null
  const get = reading('before', itself)
  const exists = reading('before', isThere)
  if (service === 'firebase.storage') return { global: {}, namespaces: { firestore: { get, exists } } }
  const getAfter = reading('after', itself)
  const existsAfter = reading('after', isThere)
  return { global: { get, exists, getAfter, existsAfter }, namespaces: {} }
}
