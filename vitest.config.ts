import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './emulators/testing/slow-files-first.ts'
import { workerCount } from './emulators/testing/test-workers.ts'

/** A file finds the modules loaded that those before it on the same worker have taken in: loading took longer than most files' tests. */
const isolate = false

/** Tests of one piece, which need nothing that runs. Those over random cases take seconds where the machine is busy. */
const unit = (name: string, folder: string) => ({
  test: {
    name,
    root: import.meta.dirname,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    setupFiles: ['emulators/testing/unit-test-setup.ts'],
    testTimeout: 60_000,
    isolate,
    // Vitest leaves one core to itself, and of two that is half of all.
    maxWorkers: availableParallelism(),
    env: { TZ: 'Asia/Kolkata' },
  },
})

/** Each upload of the tests starts the program that reads it. */
const builtReader = {
  find: /^\.\/reader-program\.ts$/,
  replacement: `${import.meta.dirname}/functions/test/fixtures/files/built-reader-program.ts`,
}

/**
 * Tests against a running suite; they share its data, so one file at a time runs on each. The limits only end what hangs: they
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
