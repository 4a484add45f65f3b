import { invalidArgument } from '../status.ts'
import type { Triggers } from '../triggers/triggers.ts'
import type { Route } from './http-server.ts'

/** Returns the call with which firebase-tools registers which function gets events about which documents. */
export const triggerRoutes = (triggers: Triggers): Route[] => [
  {
    method: 'POST',
    pattern: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
    handle: ([, project = ''], { url, body }) => {
      const { eventType, document } = (body ?? {}) as { eventType?: unknown; document?: { value?: unknown } }
      const key = url.searchParams.get('eventarcTriggerId')
      if (key === null || typeof eventType !== 'string' || typeof document?.value !== 'string')
        throw invalidArgument('eventarcTriggerId, eventType and document.value are required.')
      triggers.add(project, { key, eventType, document: document.value })
      return {}
    },
  },
]
