import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Cloud Run kills a process ten seconds after asking it to stop; whatever is unfinished by then is repeated elsewhere. */
const graceMs = 9500

/**
 * Lets a process that is asked to stop finish its current requests. The Functions framework exits at once, answering one request with 500 and the
 * others not at all, and has no setting for that. Its listener is installed once it serves, so ours replaces it on the first request.
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

/** Closes the connection after the response, so that the client's next request goes to another instance. */
function sayGoodbye(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
