/** Calls `onStall` once nothing has moved for so long. `moved` starts the time again, `stop` ends it. */
export function watchForStall(patienceMs: number, onStall: () => void) {
  let timer = setTimeout(onStall, patienceMs)
  const stop = () => clearTimeout(timer)
  const moved = () => {
    stop()
    timer = setTimeout(onStall, patienceMs)
  }
  return { moved, stop }
}
