/**
 * `npm run bench -- cold-start [RUNS]`: from starting the process to the first answer, our function beside a bare Express
 * function with the Admin SDK, both through the Functions framework. They take turns, so that a busy machine is fair to both.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const functions = path.dirname(import.meta.dirname)
const framework = createRequire(import.meta.url).resolve('@google-cloud/functions-framework')
const frameworkScript = path.join(path.dirname(framework), 'main.js')
const bareFolder = path.join(functions, '.cache', 'bare-function')

// The project's commands remember compiled code for their own processes; a function that was just deployed has none.
const { NODE_COMPILE_CACHE: _compiled, ...environment } = process.env

const bareFunction = `import express from 'express'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
initializeApp()
getAuth()
getFirestore()
export const api = express().get('/api/health', (request, response) => response.json({ status: 'ok' }))
`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

/** Milliseconds from starting the process to the answer of /api/health. */
async function coldStart(source: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [frameworkScript, `--source=${source}`, `--port=${port}`], {
    env: {
      ...environment,
      FUNCTION_TARGET: 'api',
      GCLOUD_PROJECT: 'demo-teeshala',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (performance.now() - startedAt < 30_000) {
      const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
      if (response?.ok) return performance.now() - startedAt
      if (child.exitCode !== null) throw new Error(`The function in ${source} ended with ${child.exitCode}`)
      await sleep(2)
    }
    throw new Error(`The function in ${source} did not answer within 30 s`)
  } finally {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const runs = Number(process.argv[2] ?? 9)
const ours = path.join(functions, 'dist')
if (!existsSync(path.join(ours, 'index.js'))) throw new Error('functions/dist is missing: run `npm run build` first')
mkdirSync(bareFolder, { recursive: true })
writeFileSync(path.join(bareFolder, 'package.json'), '{ "type": "module", "main": "index.js" }')
writeFileSync(path.join(bareFolder, 'index.js'), bareFunction)

const times = { ours: [] as number[], bare: [] as number[] }
for (let run = 0; run <= runs; run++) {
  const pair = { ours: await coldStart(ours), bare: await coldStart(bareFolder) }
  // The first pair warms the disk cache for both and does not count.
  if (run === 0) continue
  times.ours.push(pair.ours)
  times.bare.push(pair.bare)
}
rmSync(bareFolder, { recursive: true })

const line = (name: string, values: readonly number[]) =>
  `${name.padEnd(34)}${median(values).toFixed(0).padStart(6)} ms   (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})\n`
process.stdout.write(`cold start: process start to first answer of /api/health, median of ${runs}\n`)
process.stdout.write(line('the shop (functions/dist)', times.ours))
process.stdout.write(line('bare Express and firebase-admin', times.bare))
