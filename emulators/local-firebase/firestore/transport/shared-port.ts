import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'

/** Every HTTP/2 client, and so every gRPC client, opens with these bytes. */
const http2Preface = 'PRI * HTTP/2.0'

export type SharedPort = {
  server: Server
  /** Stops listening and breaks every connection. */
  close: () => Promise<void>
}

/** Serves gRPC and plain HTTP on one port, as the official emulator does. */
export function createSharedPort(web: HttpServer, injectGrpc: (socket: Socket) => void): SharedPort {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // Without this, each small response waits 40 ms for the client's delayed acknowledgement.
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first: Buffer | null = socket.read()
      if (!first) return
      socket.unshift(first)
      const isHttp2 = http2Preface.startsWith(first.subarray(0, http2Preface.length).toString('latin1'))
      if (isHttp2) injectGrpc(socket)
      else web.emit('connection', socket)
    })
  })
  return {
    server,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
