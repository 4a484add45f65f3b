/**
 * For `node --import` of firebase-tools: its servers keep idle connections open for minutes. Node closes them after five seconds, and a
 * client that reuses one at that very time loses its call.
 */
import { Server } from 'node:http'

const { listen } = Server.prototype
Server.prototype.listen = function (this: Server, ...given: unknown[]) {
  this.keepAliveTimeout = 600_000
  return Reflect.apply(listen, this, given)
}
