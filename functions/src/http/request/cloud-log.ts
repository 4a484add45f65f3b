import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

const severities: Readonly<Record<string, string>> = {
  trace: 'DEBUG',
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
  // Said of nothing but what somebody has to look at now.
  fatal: 'ALERT',
}

/** By which the lines of one request are found, whoever writes them: its id, and its trace where it has one. */
export const requestNamed = new AsyncLocalStorage<Readonly<Record<string, string>>>()

/** A log of JSON lines that Cloud Logging takes apart by itself: `severity`, `message`, `httpRequest`. */
export function createCloudLog(destination?: DestinationStream): Logger {
  const options = {
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    messageKey: 'message',
    // A copy, because pino writes what a line says into it.
    mixin: () => ({ ...requestNamed.getStore() }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ severity: severities[label] ?? 'DEFAULT' }) },
  }
  return destination ? pino(options, destination) : pino(options)
}
