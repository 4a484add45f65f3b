/**
 * For `node --import` of firebase-tools: no function gets the event of an upload whose metadata has `untold`. The alternative, turning the
 * functions off and on, reloads them and ends the processes that answer calls.
 */
import { createRequire } from 'node:module'

type Stored = { metadata?: Record<string, string> }
type Told = { dispatch: (action: string, stored: Stored) => Promise<void> }

const requireOfTools = createRequire(process.argv[1] ?? import.meta.url)
const { StorageCloudFunctions }: { StorageCloudFunctions: { prototype: Told } } = requireOfTools(
  '../emulator/storage/cloudFunctions',
)

const { dispatch } = StorageCloudFunctions.prototype
StorageCloudFunctions.prototype.dispatch = async function (action, stored) {
  if (stored.metadata?.untold === undefined) await dispatch.call(this, action, stored)
}
