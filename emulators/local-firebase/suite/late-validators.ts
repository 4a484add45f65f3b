/**
 * To be given to `node --import` of firebase-tools: its Auth emulator then makes the validator of each call when that is called first.
 * It makes hundreds of them at its start otherwise, which took three quarters of the processor time of a start.
 */
import { createRequire } from 'node:module'

type Validation = { middleware: (api: unknown, options: object) => unknown }

const validation: Validation = createRequire(process.argv[1] ?? import.meta.url)('exegesis-express')
const { middleware } = validation
validation.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true })
