import { environmentOfWorker } from './test-workers.ts'

// Runs before each file, because the previous one may have changed the environment.
Object.assign(process.env, environmentOfWorker(Number(process.env.VITEST_POOL_ID)))
