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

/** A log of JSON lines that Cloud Logging takes apart by itself: `severity`, `message`, `httpRequest`. */
export function createCloudLog(destination?: DestinationStream): Logger {
  const options = {
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ severity: severities[label] ?? 'DEFAULT' }) },
  }
  return destination ? pino(options, destination) : pino(options)
}
