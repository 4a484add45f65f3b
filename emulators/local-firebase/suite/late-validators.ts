/**
 * For `node --import` of firebase-tools: its Auth emulator then creates the validator of each call at the first such call.
 * Otherwise it creates hundreds of them at its start, which took three quarters of the processor time of a start.
 */
import { createRequire } from 'node:module'

type Validation = { middleware: (api: unknown, options: object) => unknown }

const validation: Validation = createRequire(process.argv[1] ?? import.meta.url)('exegesis-express')
const { middleware } = validation
validation.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true })
