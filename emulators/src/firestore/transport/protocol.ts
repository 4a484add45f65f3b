import { createRequire } from 'node:module'
import path from 'node:path'
import { loadPackageDefinition, type ServiceDefinition } from '@grpc/grpc-js'
import { loadSync } from '@grpc/proto-loader'

const { resolve } = createRequire(import.meta.url)

/** Where Google's client library keeps the .proto files of the API. */
export const PROTO_FOLDER = path.join(path.dirname(resolve('@google-cloud/firestore/package.json')), 'build/protos')

export const FIRESTORE_PROTO = 'google/firestore/v1/firestore.proto'

/** How messages look in memory; wire.ts describes the result. */
export const CONVERSION = { longs: String, enums: String, defaults: false, oneofs: false } as const

/** The service google.firestore.v1.Firestore, ready for a gRPC server. */
export function loadService(): ServiceDefinition {
  const definition = loadSync(FIRESTORE_PROTO, { ...CONVERSION, includeDirs: [PROTO_FOLDER] })
  loadPackageDefinition(definition)
  return definition['google.firestore.v1.Firestore'] as ServiceDefinition
}
