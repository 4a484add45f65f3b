import { createRequire } from 'node:module'
import path from 'node:path'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { fromJSON } from '@grpc/proto-loader'
import protobuf from 'protobufjs'

const { resolve } = createRequire(import.meta.url)

/** Google's client library includes the .proto files of the API. */
const protoFolder = path.join(path.dirname(resolve('@google-cloud/firestore/package.json')), 'build/protos')

/** How messages are represented in memory; wire.ts has the resulting types. */
export const conversion = { longs: String, enums: String, defaults: false, oneofs: false } as const

/** The messages of google.firestore.v1. */
export const protocol = new protobuf.Root()
protocol.resolvePath = (_origin, target) => (path.isAbsolute(target) ? target : path.join(protoFolder, target))
protocol.loadSync('google/firestore/v1/firestore.proto')

// The web SDK ends a transaction with this operation for documents it has only read; the published files omit it.
const write = protocol.lookupType('google.firestore.v1.Write')
write.add(new protobuf.Field('verify', 5, 'string'))
write.oneofs.operation?.add(write.fields.verify as protobuf.Field)
protocol.resolveAll()

/** Returns the service google.firestore.v1.Firestore, ready for a gRPC server. */
export function loadService(): ServiceDefinition {
  return fromJSON(protocol.toJSON(), conversion)['google.firestore.v1.Firestore'] as ServiceDefinition
}
