/** The stages of `npm test`, and how one of them is run and counted. */

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type ChildProcesses, lifeline } from '../local-firebase/local-firebase.ts'
import { inRoot } from '../shop/root.ts'
import { type Outcome, readPlaywrightReport, readVitestReport } from './test-reports.ts'

export type Stage = {
  name: string
  /** Vitest projects; browser journeys are run by Playwright. */
  projects: string[]
  /** Whether it needs the running shop, or also a browser. */
  needs: 'nothing' | 'suite' | 'browser'
}

/** Combines stages into one run, so that no worker waits for the last file of each stage. */
export const asOne = (name: string, some: readonly Stage[]): Stage => ({
  name,
  projects: some.flatMap(({ projects }) => projects),
  needs: 'suite',
})

export const stages: readonly Stage[] = [
  { name: 'unit', projects: ['contract', 'functions', 'web', 'emulators'], needs: 'nothing' },
  { name: 'api', projects: ['api'], needs: 'suite' },
  { name: 'rules', projects: ['rules'], needs: 'suite' },
  { name: 'suite', projects: ['suite'], needs: 'suite' },
  { name: 'e2e', projects: [], needs: 'browser' },
]

export type StageResult = Outcome & { name: string; seconds: number }

const vitest = (stage: Stage, reportFile: string, filters: string[]) => ({
  args: [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    ...stage.projects.flatMap((project) => ['--project', project]),
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportFile}`],
    ...filters,
  ],
  env: {},
  read: readVitestReport,
})

/** Playwright matches filters against the whole path, so they are limited to the file name. */
const playwright = (_: Stage, reportFile: string, filters: string[]) => ({
  args: [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    ...filters.map((filter) => `/[^/]*${path.basename(filter)}[^/]*$`),
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  read: readPlaywrightReport,
})

/** Runs a stage. If it crashes or leaves no report, it counts as failed. */
export const runStage = async (
  children: ChildProcesses,
  stage: Stage,
  env: NodeJS.ProcessEnv,
  filters: string[] = [],
): Promise<StageResult> => {
  const reportFile = inRoot('.cache/test', `${stage.name}.json`)
  mkdirSync(path.dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const { args, env: runnerEnv, read } = (stage.needs === 'browser' ? playwright : vitest)(stage, reportFile, filters)
  const startedAt = Date.now()
  const { code } = await children.run(process.execPath, [`--import=${lifeline}`, ...args], {
    cwd: inRoot(),
    env: { ...process.env, ...env, ...runnerEnv },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let outcome: Outcome = { files: 0, passed: 0, failed: [] }
  try {
    outcome = read(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    outcome.failed.push(`the stage left no report; it ended with exit code ${code}`)
  }
  if (code !== 0 && outcome.failed.length === 0) outcome.failed.push(`the stage ended with exit code ${code}`)
  return { name: stage.name, ...outcome, seconds: (Date.now() - startedAt) / 1000 }
}
