import { fromProto3JSON, type JSONValue, toProto3JSON } from 'proto3-json-serializer'
import { invalidArgument } from '../status.ts'
import { conversion, protocol } from './protocol.ts'

const typeOf = (name: string) => protocol.lookupType(`google.firestore.v1.${name}`)

/** Returns a message of google.firestore.v1 from its JSON form; throws INVALID_ARGUMENT if it is not one. */
export function messageFromJson<T>(type: string, json: object): T {
  try {
    const message = fromProto3JSON(typeOf(type), json as JSONValue)
    if (!message) throw new Error('it is empty')
    return typeOf(type).toObject(message, conversion) as T
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received: ${error instanceof Error ? error.message : error}`)
  }
}

/** Returns the JSON form of a message of google.firestore.v1. */
export function jsonFromMessage(type: string, message: object): object {
  const json = toProto3JSON(typeOf(type).fromObject(message))
  return json !== null && typeof json === 'object' ? json : {}
}
