/** Loaded into every Node process of the suite: it ends when the process that started it is gone, however that came. */
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 500).unref()
