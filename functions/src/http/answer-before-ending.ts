import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Cloud Run ends a process ten seconds after it has asked it to end; what it knows is written down by then or done again. */
const graceMs = 9500

/**
 * Lets a process that is asked to end answer the calls that it has in hand. The Functions framework ends at once, answers one of them 500 and the
 * others not at all, and has no setting for that. Its listener is there once it serves, so that the first request is when ours can take its place.
 */
export function answerBeforeEnding(): void {
  const inHand = new Set<ServerResponse>()
  let isEnding = false
  const endOnceAnswered = () => {
    if (isEnding && inHand.size === 0) process.exit(0)
  }
  const end = (server: Server) => {
    isEnding = true
    for (const response of inHand) sayGoodbye(response)
    server.close()
    setTimeout(() => process.exit(0), graceMs)
    endOnceAnswered()
  }
  let isListening = false
  subscribe('http.server.request.start', (message) => {
    const { response, server } = message as { request: IncomingMessage; response: ServerResponse; server: Server }
    if (!isListening) {
      isListening = true
      process.removeAllListeners('SIGTERM').once('SIGTERM', () => end(server))
    }
    if (isEnding) sayGoodbye(response)
    inHand.add(response)
    response.once('close', () => {
      inHand.delete(response)
      endOnceAnswered()
    })
  })
}

/** Who is answered by a process that ends comes with the next call to another. */
function sayGoodbye(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
