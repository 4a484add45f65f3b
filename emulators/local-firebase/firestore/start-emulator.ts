import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ServerCredentials } from '@grpc/grpc-js'
import type { CommandLine } from './command-line.ts'
import { ProjectIndexes } from './indexes/project-indexes.ts'
import { importDocuments } from './persistence/document-lines.ts'
import { parseName } from './resource-name.ts'
import type { Access } from './service/access.ts'
import { Firestore } from './service/firestore.ts'
import { Rulebook } from './service/rulebook.ts'
import { rulesAccess } from './service/rules-access.ts'
import { UsageLedger } from './service/usage-ledger.ts'
import { controlRoutes } from './transport/control-routes.ts'
import { createGrpcServer } from './transport/grpc-server.ts'
import { createHttpServer } from './transport/http-server.ts'
import { restRoutes } from './transport/rest-routes.ts'
import { rulesRoutes } from './transport/rules-routes.ts'
import { createSharedPort } from './transport/shared-port.ts'
import { triggerRoutes } from './transport/trigger-routes.ts'
import { Triggers } from './triggers/triggers.ts'

export type Emulator = {
  port: number
  stop: () => Promise<void>
}

/** Starts the emulator; it is ready for requests when the promise resolves. */
export async function startEmulator(options: CommandLine): Promise<Emulator> {
  const firestore = new Firestore()
  const ledger = new UsageLedger()
  if (options.seedFromExport) await importDocuments(firestore, options.seedFromExport, options.projectId)

  const rulebook = new Rulebook()
  if (options.rules) await rulebook.read(options.rules)
  const indexes = options.indexes ? new ProjectIndexes(options.indexes) : undefined
  const access: Access = {
    ledger,
    ...rulesAccess((project) => rulebook.of(project)),
    checkIndex: (database, query, summed) => {
      // The file applies to one project, and to the copies that tests open of it; other projects need no indexes.
      const [described] = parseName(database).project.split('--', 1)
      if (options.projectId === undefined || options.projectId === described) indexes?.check(query, summed)
    },
  }
  const grpc = createGrpcServer(firestore, access)
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure())
  const web = createHttpServer([
    ...controlRoutes({ firestore, ledger, indexes }),
    ...triggerRoutes(new Triggers(firestore, options.functions)),
    ...rulesRoutes(rulebook),
    ...restRoutes(firestore, access),
  ])
  const port = createSharedPort(web, (socket) => injector.injectConnection(socket))
  port.server.listen(options.port, options.host)
  await once(port.server, 'listening')
  return {
    port: (port.server.address() as AddressInfo).port,
    stop: async () => {
      grpc.forceShutdown()
      await port.close()
    },
  }
}
