import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

const severities: Readonly<Record<string, string>> = {
  trace: 'DEBUG',
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
  // Used only for what needs immediate attention.
  fatal: 'ALERT',
}

/** Identifies the log lines of one request, wherever they are written: its id, and its trace if it has one. */
export const requestNamed = new AsyncLocalStorage<Readonly<Record<string, string>>>()

/** Returns a logger whose JSON lines Cloud Logging understands: `severity`, `message`, `httpRequest`. */
export function createCloudLog(destination?: DestinationStream): Logger {
  const options = {
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    messageKey: 'message',
    // A copy, because pino writes into the object.
    mixin: () => ({ ...requestNamed.getStore() }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ severity: severities[label] ?? 'DEFAULT' }) },
  }
  return destination ? pino(options, destination) : pino(options)
}
