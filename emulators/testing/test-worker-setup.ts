import { environmentOfWorker } from './test-workers.ts'

Object.assign(process.env, environmentOfWorker(Number(process.env.VITEST_POOL_ID)))
