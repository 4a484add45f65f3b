/** Parses the JSON reports of the two test runners. */
import path from 'node:path'
import { inRoot } from '../shop/root.ts'

export type Outcome = { files: number; passed: number; failed: string[] }

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

export const readVitestReport = ({ testResults }: VitestReport): Outcome => {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative(inRoot(), name) })),
  )
  const failed = tests.filter(({ status }) => status === 'failed').map(({ file, fullName }) => `${file} › ${fullName}`)
  // If a file's setup fails, its tests count as skipped.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  failed.push(...broken.map(({ name }) => `${path.relative(inRoot(), name)} could not be run`))
  return { files: testResults.length, passed: tests.filter(({ status }) => status === 'passed').length, failed }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string }[] }[]
}

type PlaywrightReport = {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
  /** Errors outside of tests, such as a file that cannot be loaded. */
  errors: { message?: string }[]
}

export const readPlaywrightReport = ({ config, suites, errors }: PlaywrightReport): Outcome => {
  const testsIn = (suite: PlaywrightSuite, name: string): { name: string; status: string }[] => [
    ...suite.specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: `${name} › ${title}`, status }))),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, inner.title ? `${name} › ${inner.title}` : name)),
  ]
  const tests = suites.flatMap((file) => testsIn(file, path.relative(inRoot(), path.join(config.rootDir, file.title))))
  const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'skipped').map(({ name }) => name)
  failed.push(...errors.map(({ message }) => message ?? 'an error outside of the tests, see above'))
  return { files: suites.length, passed: tests.filter(({ status }) => status === 'expected').length, failed }
}
