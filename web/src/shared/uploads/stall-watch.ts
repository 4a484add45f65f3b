/** Calls `onStall` once there was no progress for this long. `moved` restarts the time, `stop` ends it. */
export function watchForStall(patienceMs: number, onStall: () => void) {
  let timer = setTimeout(onStall, patienceMs)
  const stop = () => clearTimeout(timer)
  const moved = () => {
    stop()
    timer = setTimeout(onStall, patienceMs)
  }
  return { moved, stop }
}
