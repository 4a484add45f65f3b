import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumSwitches } from './emulators/testing/chromium-switches.ts'
import { environmentOfWorker, workerCount } from './emulators/testing/test-workers.ts'

Object.assign(process.env, environmentOfWorker(Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1))

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
if (!existsSync(executablePath)) throw new Error(`No Chromium at ${executablePath}: set CHROMIUM_PATH`)

// Chromium uses only the last --disable-features, so the features that Playwright disables are repeated here, before the empty line.
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',

  // The address bar's suggestions are pages of their own and took a third of the journeys' CPU time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',

  // Guards against memory errors of Chromium itself took a twentieth of it.
  'PartitionAllocBackupRefPtr',
]

/** The tests that spend most of their time in axe. */
const axeTests = 'access/access*.test.ts'

const launchWith = (compilers: string) => ({
  executablePath,
  args: [
    ...chromiumSwitches,
    `--disable-features=${disabledFeatures.join(',')}`,
    // Pages live for seconds: a GPU process and optimising compiler threads would cost more than they save.
    '--in-process-gpu',
    // The first page of a browser reuses the process of the empty one.
    '--renderer-process-limit=1',
    `--js-flags=--single-threaded,${compilers}`,
  ],
})

/**
 * Browser journeys against a running suite. Files share its data, so each suite runs one at a time. The timeouts only end hanging
 * tests: they are many times what a test takes on two cores, and longer than the shop may take to check an upload.
 */
export default defineConfig({
  testDir: 'web/e2e',
  outputDir: '.cache/test/e2e',
  workers: workerCount(),
  timeout: 900_000,
  expect: { timeout: 300_000 },
  use: {
    baseURL: process.env.TEESHALA_ORIGIN,
    locale: 'en-IN',
    // Animations are drawn sixty times a second on the CPU while a journey waits.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    // No screenshots, snapshots or sources at each step, which take longer than the steps; a failure adds one screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false, attachments: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // axe runs the same code over and over, which pays for compiling it.
    { name: 'screens', testMatch: axeTests, use: { launchOptions: launchWith('--no-opt') } },
    { name: 'journeys', testIgnore: axeTests, use: { launchOptions: launchWith('--no-opt,--no-maglev') } },
  ],
})
