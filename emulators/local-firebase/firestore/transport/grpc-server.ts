import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  type ServerDuplexStream,
} from '@grpc/grpc-js'
import type { Caller } from '../caller.ts'
import { ListenStream } from '../listen/listen-stream.ts'
import type { Access } from '../service/access.ts'
import type { Firestore } from '../service/firestore.ts'
import { batchGetDocuments, getDocument, listCollectionIds, listDocuments } from '../service/read-documents.ts'
import { executeAggregation, executeQuery, partitionQuery } from '../service/read-queries.ts'
import { beginTransaction, type Session } from '../service/session.ts'
import { createDocument, deleteDocument, updateDocument } from '../service/single-writes.ts'
import { batchWrite, commit } from '../service/write-documents.ts'
import { invalidArgument, toStatus } from '../status.ts'
import type * as wire from '../wire.ts'
import { identify, requestIdHeader } from './identify.ts'
import { loadService } from './protocol.ts'

const maxMessageBytes = 64 << 20

const callerOf = (metadata: Metadata): Caller => {
  const header = (name: string) => metadata.get(name)[0]?.toString()
  return identify(header('authorization'), header(requestIdHeader))
}

const failure = (error: unknown) => {
  const { code, message } = toStatus(error)
  return { code, details: message, message }
}

type Handler<Request, Response> = (
  session: Session,
  request: Request,
  caller: Caller,
  access: Access,
) => Response | Promise<Response>

/** Returns the gRPC side of the emulator; it decides nothing itself. */
export function createGrpcServer(firestore: Firestore, access: Access): Server {
  const unary =
    <Request, Response>(
      nameOf: (request: Request) => string | undefined,
      handle: Handler<Request, Response>,
    ): handleUnaryCall<Request, Response> =>
    async (call, done) => {
      try {
        done(null, await handle(firestore.session(nameOf(call.request)), call.request, callerOf(call.metadata), access))
      } catch (error) {
        done(failure(error))
      }
    }

  const streaming =
    <Request, Response>(
      nameOf: (request: Request) => string | undefined,
      handle: Handler<Request, Response[]>,
    ): handleServerStreamingCall<Request, Response> =>
    async (call) => {
      try {
        const session = firestore.session(nameOf(call.request))
        for (const response of await handle(session, call.request, callerOf(call.metadata), access))
          call.write(response)
        call.end()
      } catch (error) {
        // Without headers before the error, the Admin SDK assumes that there was no answer and retries for seven seconds.
        call.sendMetadata(new Metadata())
        call.emit('error', failure(error))
      }
    }

  const byDatabase = (request: { database?: string }) => request.database
  const byParent = (request: { parent?: string }) => request.parent
  const server = new Server({ 'grpc.max_receive_message_length': maxMessageBytes })
  server.addService(loadService(), {
    GetDocument: unary((request: wire.GetDocumentRequest) => request.name, getDocument),
    ListDocuments: unary(byParent, listDocuments),
    CreateDocument: unary(byParent, createDocument),
    UpdateDocument: unary((request: wire.UpdateDocumentRequest) => request.document?.name, updateDocument),
    DeleteDocument: unary((request: wire.DeleteDocumentRequest) => request.name, deleteDocument),
    BatchGetDocuments: streaming(byDatabase, batchGetDocuments),
    BeginTransaction: unary(byDatabase, (session, request: wire.BeginTransactionRequest) => ({
      transaction: beginTransaction(session, request.options).id,
    })),
    Commit: unary(byDatabase, commit),
    Rollback: unary(byDatabase, ({ transactions }, request: wire.RollbackRequest) => {
      if (request.transaction) transactions.end(transactions.find(request.transaction))
      return {}
    }),
    RunQuery: streaming(byParent, executeQuery),
    RunAggregationQuery: streaming(byParent, executeAggregation),
    PartitionQuery: unary(byParent, partitionQuery),
    ListCollectionIds: unary(byParent, listCollectionIds),
    BatchWrite: unary(byDatabase, batchWrite),
    Listen: (call: ServerDuplexStream<wire.ListenRequest, wire.ListenResponse>) => listen(call, firestore, access),
    Write: (call: ServerDuplexStream<wire.WriteStreamRequest, wire.WriteStreamResponse>) =>
      writeStream(call, firestore, access),
  })
  return server
}

function listen(
  call: ServerDuplexStream<wire.ListenRequest, wire.ListenResponse>,
  firestore: Firestore,
  access: Access,
): void {
  const caller = callerOf(call.metadata)
  call.sendMetadata(new Metadata())
  let stream: ListenStream | undefined
  call.on('data', (request: wire.ListenRequest) => {
    try {
      stream ??= new ListenStream(firestore.session(request.database), caller, access, (response) => {
        call.write(response)
      })
      stream.receive(request)
    } catch (error) {
      stream?.close()
      call.emit('error', failure(error))
    }
  })
  call.on('end', () => {
    stream?.close()
    call.end()
  })
  call.on('cancelled', () => stream?.close())
}

/** Serves the stream on which the web SDK sends its writes: a handshake, then one commit per message, in order. */
function writeStream(
  call: ServerDuplexStream<wire.WriteStreamRequest, wire.WriteStreamResponse>,
  firestore: Firestore,
  access: Access,
): void {
  const caller = callerOf(call.metadata)
  call.sendMetadata(new Metadata())
  let session: Session | undefined
  let sent = 0
  let queue = Promise.resolve()
  const answer = async ({ database, writes }: wire.WriteStreamRequest) => {
    sent += 1
    const streamToken = Buffer.from(String(sent))
    if (!session) {
      session = firestore.session(database)
      call.write({ streamId: '1', streamToken })
      return
    }
    if (!writes) throw invalidArgument('A write request must contain writes.')
    call.write({ streamToken, ...(await commit(session, { writes }, caller, access)) })
  }
  call.on('data', (request: wire.WriteStreamRequest) => {
    queue = queue.then(() => answer(request)).catch((error: unknown) => void call.emit('error', failure(error)))
  })
  call.on('end', () => {
    void queue.then(() => call.end())
  })
}
