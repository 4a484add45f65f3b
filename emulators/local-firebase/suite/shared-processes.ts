/**
 * For `node --import` of firebase-tools: all calls of a function share one process, as in the cloud. Otherwise its emulator
 * starts a process of 200 MB for each call that comes while others are running, and a page makes several at once.
 */
import { createRequire } from 'node:module'

type Worker = { state: string; request: (...given: unknown[]) => Promise<void> }
type Pool = {
  getIdleWorker: (trigger: string, runtime: string) => Worker | undefined
  getTriggerWorkers: (trigger: string, runtime: string) => Worker[]
}
type Functions = { startRuntime: (backend: object, trigger?: { id: string }) => Promise<Worker> }
type Class<Of> = { prototype: Of }

const requireOfTools = createRequire(process.argv[1] ?? import.meta.url)
const { RuntimeWorker, RuntimeWorkerPool }: { RuntimeWorker: Class<Worker>; RuntimeWorkerPool: Class<Pool> } =
  requireOfTools('../emulator/functionsRuntimeWorker')
const { FunctionsEmulator }: { FunctionsEmulator: Class<Functions> } = requireOfTools('../emulator/functionsEmulator')

const { getIdleWorker } = RuntimeWorkerPool.prototype
RuntimeWorkerPool.prototype.getIdleWorker = function (...asked) {
  return getIdleWorker.apply(this, asked) ?? this.getTriggerWorkers(...asked).find(({ state }) => state === 'BUSY')
}

const underWay = new WeakMap<Worker, number>()
const { request } = RuntimeWorker.prototype
RuntimeWorker.prototype.request = async function (...given) {
  underWay.set(this, (underWay.get(this) ?? 0) + 1)
  try {
    await request.apply(this, given)
  } finally {
    const others = (underWay.get(this) ?? 1) - 1
    underWay.set(this, others)
    // An idle process is killed when the code changes, with everything it is still doing.
    if (others > 0 && this.state === 'IDLE') this.state = 'BUSY'
  }
}

const starting = new Map<string | undefined, Promise<Worker>>()
const { startRuntime } = FunctionsEmulator.prototype
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const started =
    starting.get(trigger?.id) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger?.id))
  starting.set(trigger?.id, started)
  return started
}
