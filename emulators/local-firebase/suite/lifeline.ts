/** Loaded into every Node process of the suite: it ends the process when the one that started it is gone, however that ended. */
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 500).unref()
