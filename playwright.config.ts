import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { environmentOfWorker, workerCount } from './emulators/testing/test-workers.ts'

Object.assign(process.env, environmentOfWorker(Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1))

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
if (!existsSync(executablePath)) throw new Error(`No Chromium at ${executablePath}: set CHROMIUM_PATH`)

// Playwright turns off those before the empty line, and of several such switches Chromium heeds the last.
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

  // The suggestions under the address bar are pages of their own, which took a third of the journeys' processor time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/**
 * Browser journeys against a running suite; they share its data, so one file at a time runs on each. The limits only end what
 * hangs: they are many times what a test takes on two cores, and more than the shop may take to read an upload.
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
    // What moves is drawn sixty times a second, without a graphics card, while a journey waits.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    // Without pictures, copies of the page and sources at each step, which take longer than the steps; a failure adds one picture.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false, attachments: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
        // A page lives for seconds: a process for its graphics, and threads that compile its code well, would cost more than they save.
        '--in-process-gpu',
        '--js-flags=--single-threaded,--no-opt,--no-maglev',
      ],
    },
  },
})
