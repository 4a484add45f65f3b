import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseCommandLine } from './command-line.ts'

/** As firebase-tools writes it. */
const commandLine =
  '--host 127.0.0.1 --port 8080 --websocket_port 9150 --project_id demo-teeshala --rules /shop/firestore.rules --single_project_mode true --database-edition standard --functions_emulator 127.0.0.1:5001 --seed_from_export /save/meta'

test('understands the arguments of firebase-tools, and ignores those it does not need', () => {
  expect(parseCommandLine(commandLine.split(' '))).toEqual({
    host: '127.0.0.1',
    port: 8080,
    projectId: 'demo-teeshala',
    rules: '/shop/firestore.rules',
    seedFromExport: '/save/meta',
    indexes: undefined,
    functions: '127.0.0.1:5001',
  })
})

test('listens where the official emulator does by default', () => {
  expect(parseCommandLine([])).toMatchObject({ host: '127.0.0.1', port: 8080 })
})

test('finds the indexes next to the rules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'))
  const indexes = path.join(folder, 'firestore.indexes.json')
  writeFileSync(indexes, '{}')
  expect(parseCommandLine(['--rules', path.join(folder, 'firestore.rules')]).indexes).toBe(indexes)
  expect(parseCommandLine(['--rules', path.join(folder, 'firestore.rules'), '--indexes=/other.json']).indexes).toBe(
    '/other.json',
  )
  rmSync(folder, { recursive: true })
})

test.each(['abc', '-1', '70000'])('refuses %s as a port', (port) => {
  expect(() => parseCommandLine([`--port=${port}`])).toThrow('is not a port')
})
