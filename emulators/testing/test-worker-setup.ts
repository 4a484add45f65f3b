import { environmentOfWorker } from './test-workers.ts'

// Runs before each file, because the one before it may have changed the environment.
Object.assign(process.env, environmentOfWorker(Number(process.env.VITEST_POOL_ID)))
