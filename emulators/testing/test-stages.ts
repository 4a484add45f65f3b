/** The stages of `npm test`, and how one of them is run and counted. */

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type ChildProcesses, lifeline } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'

export type Stage = {
  name: string
  projects: string[]
  /** Needs the shop to run, or a browser on top of it. */
  needs: 'nothing' | 'suite' | 'browser'
}

export const stages: readonly Stage[] = [
  { name: 'unit', projects: ['contract', 'functions', 'web', 'emulators'], needs: 'nothing' },
  { name: 'api', projects: ['api'], needs: 'suite' },
  { name: 'rules', projects: ['rules'], needs: 'suite' },
  { name: 'suite', projects: ['suite'], needs: 'suite' },
  { name: 'e2e', projects: ['e2e'], needs: 'browser' },
]

export type StageResult = {
  name: string
  files: number
  passed: number
  failed: string[]
  seconds: number
}

type Report = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

const summarise = (name: string, seconds: number, code: number, report: Report | undefined): StageResult => {
  const files = report?.testResults ?? []
  const tests = files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative(inRoot(), file) })),
  )
  const failed = tests.filter(({ status }) => status === 'failed').map(({ file, fullName }) => `${file} › ${fullName}`)
  // Where what a file sets up fails, its tests count as skipped.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  failed.push(...broken.map(({ name: file }) => `${path.relative(inRoot(), file)} could not be run`))
  if (code !== 0 && failed.length === 0) failed.push(`the stage ended with exit code ${code}`)
  return {
    name,
    files: files.length,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed,
    seconds,
  }
}

/** Runs a stage with Vitest. A stage that crashes or leaves no report counts as failed. */
export const runStage = async (
  children: ChildProcesses,
  stage: Stage,
  env: NodeJS.ProcessEnv,
  filters: string[] = [],
): Promise<StageResult> => {
  const reportFile = inRoot('.cache/test', `${stage.name}.json`)
  mkdirSync(path.dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const startedAt = Date.now()
  const { code } = await children.run(
    process.execPath,
    [
      `--import=${lifeline}`,
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      ...stage.projects.flatMap((project) => ['--project', project]),
      ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportFile}`],
      ...filters,
    ],
    { cwd: inRoot(), env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  let report: Report | undefined
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  } catch {
    // It ended before it could write one; its exit code tells.
  }
  return summarise(stage.name, (Date.now() - startedAt) / 1000, code || (report ? 0 : 1), report)
}
