/** Loaded into every Node process of the suite: it ends the process when the one that started it is gone, however that ended. */
import { isAlive } from '../command/process-tree.ts'

const starter = process.env.LOCAL_FIREBASE_STARTER
// The one that started it may have ended before this process could look for its parent.
if (starter && !isAlive(Number(starter))) process.exit(1)
process.env.LOCAL_FIREBASE_STARTER = String(process.pid)

const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 500).unref()
