import type { Server as HttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'

/** An HTTP/2 client, and so every gRPC client, opens with these bytes. */
const HTTP2_PREFACE = 'PRI * HTTP/2.0'

/** Serves gRPC and plain HTTP on one port, as the official emulator does. */
export function createSharedPort(web: HttpServer, injectGrpc: (socket: Socket) => void): Server {
  return createServer((socket) => {
    // Without this each small answer waits 40 ms for the client's delayed acknowledgement.
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first: Buffer | null = socket.read()
      if (!first) return
      socket.unshift(first)
      const isHttp2 = HTTP2_PREFACE.startsWith(first.subarray(0, HTTP2_PREFACE.length).toString('latin1'))
      if (isHttp2) injectGrpc(socket)
      else web.emit('connection', socket)
    })
  })
}
