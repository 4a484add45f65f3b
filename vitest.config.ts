import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './emulators/testing/slow-files-first.ts'
import { workerCount } from './emulators/testing/test-workers.ts'

/** A file reuses the modules that earlier files on its worker have loaded: loading took longer than most files' tests. */
const isolate = false

/** Unit tests, which need no running service. Those over random cases and large tables take seconds on a busy machine. */
const unit = (name: string, folder: string) => ({
  test: {
    name,
    root: import.meta.dirname,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    setupFiles: ['emulators/testing/unit-test-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate,
    // Vitest keeps one core for itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    env: { TZ: 'Asia/Kolkata' },
  },
})

/** Each upload in a test starts the reader program, so it is built once. */
const builtReader = {
  find: /^\.\/reader-program\.ts$/,
  replacement: `${import.meta.dirname}/functions/test/fixtures/files/built-reader-program.ts`,
}

/**
 * Tests against a running suite. Files share its data, so each suite runs one at a time. The timeouts only end hanging tests: they
 * are ten times what a test takes on two cores.
 */
const onSuite = (name: string, folder: string, testTimeout: number) => ({
  resolve: { alias: [builtReader] },
  test: {
    name,
    root: import.meta.dirname,
    include: [`${folder}/**/*.test.ts`],
    setupFiles: ['emulators/testing/test-worker-setup.ts'],
    maxWorkers: workerCount(),
    isolate,
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: 60_000 } },
  },
})

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      unit('contract', 'contract/src'),
      unit('functions', 'functions/src'),
      unit('web', 'web/{src,build}'),
      unit('emulators', 'emulators/{bin,build,local-firebase,seed}'),
      onSuite('api', 'functions/test', 300_000),
      onSuite('rules', 'emulators/test-rules', 300_000),
      onSuite('suite', 'emulators/test', 600_000),
    ],
  },
})
