import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

export type CommandLine = {
  host: string
  port: number
  projectId: string | undefined
  /** Path of the rules file. */
  rules: string | undefined
  /** Path of the metadata file of an export to start with. */
  seedFromExport: string | undefined
  /** Path of firestore.indexes.json; by default the one next to the rules. Without one, every query is answered. */
  indexes: string | undefined
  /** Host and port of the functions to notify about writes. */
  functions: string | undefined
}

/** Parses the arguments that firebase-tools gives to Google's emulator, and `--indexes`. Unknown ones are ignored. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: args.flatMap((arg) => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg])),
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      project_id: { type: 'string' },
      rules: { type: 'string' },
      seed_from_export: { type: 'string' },
      indexes: { type: 'string' },
      functions_emulator: { type: 'string' },
    },
    strict: false,
  })
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const port = Number(text(values.port))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is not a port.`)
  return {
    host: text(values.host) ?? '127.0.0.1',
    port,
    projectId: text(values.project_id),
    rules: text(values.rules),
    seedFromExport: text(values.seed_from_export),
    functions: text(values.functions_emulator),
    indexes: text(values.indexes) ?? indexesBeside(text(values.rules)),
  }
}

/** Returns the indexes file next to the rules, because firebase-tools tells an emulator the rules file, but not the indexes. */
function indexesBeside(rules: string | undefined): string | undefined {
  const file = rules === undefined ? undefined : path.join(path.dirname(rules), 'firestore.indexes.json')
  return file !== undefined && existsSync(file) ? file : undefined
}
