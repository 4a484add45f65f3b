import path from 'node:path'
import type { ProjectIndexes } from '../indexes/project-indexes.ts'
import { exportDocuments } from '../persistence/document-lines.ts'
import type { Firestore } from '../service/firestore.ts'
import type { UsageLedger } from '../service/usage-ledger.ts'
import { invalidArgument } from '../status.ts'
import type { Route } from './http-server.ts'

export type Controlled = {
  firestore: Firestore
  ledger: UsageLedger
  indexes: ProjectIndexes | undefined
}

/** Returns the emulator's own calls, which Cloud Firestore does not have. */
export function controlRoutes({ firestore, ledger, indexes }: Controlled): Route[] {
  return [
    { method: 'GET', pattern: /^\/$/, handle: () => 'Ok\n' },
    {
      method: 'DELETE',
      pattern: /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/,
      handle: ([, name]) => {
        firestore.session(name).database.clear()
        return {}
      },
    },
    {
      method: 'POST',
      pattern: /^\/emulator\/v1\/projects\/([^/]+):export$/,
      handle: async ([, project = ''], { body }) => {
        const { export_directory: folder, export_name: name } = (body ?? {}) as Record<string, unknown>
        if (typeof folder !== 'string' || typeof name !== 'string')
          throw invalidArgument('export_directory and export_name are required.')
        const documents = await exportDocuments(firestore, project, path.join(path.resolve(folder), name))
        return { documents }
      },
    },
    {
      method: 'GET',
      pattern: /^\/emulator\/v1\/indexes:usage$/,
      handle: () => ({ indexes: indexes?.usage() ?? [] }),
    },
    {
      method: 'GET',
      pattern: /^\/emulator\/v1\/status$/,
      handle: () => ({ residentBytes: process.memoryUsage.rss() }),
    },
    {
      method: 'GET',
      pattern: /^\/emulator\/v1\/usage$/,
      handle: () => ledger.total,
    },
    {
      method: 'GET',
      pattern: /^\/emulator\/v1\/usage\/(.+)$/,
      handle: ([, requestId = '']) => ledger.of(requestId),
    },
  ]
}
