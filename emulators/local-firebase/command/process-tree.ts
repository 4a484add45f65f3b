import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Returns process and parent id of every process that we may see. */
const listProcesses = (): [pid: number, parent: number][] => {
  if (!existsSync('/proc/self/stat')) {
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([pid, parent]) => pid && parent !== undefined) as [number, number][]
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        // The program's name is in brackets and may contain spaces; the parent is the second field after it.
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return state === 'Z' ? [] : [[Number(name), Number(parent)]]
      } catch {
        return []
      }
    })
}

/** Returns a process and everything it has started, directly or not, youngest last. */
export const processTree = (root: number): number[] => {
  const all = listProcesses()
  const tree = [root]
  for (const parent of tree) {
    tree.push(...all.filter(([, of]) => of === parent).map(([pid]) => pid))
  }
  return tree
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z'
  } catch {
    return true
  }
}

/** Sends a signal; does nothing if the process has ended. */
export const signalProcess = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}
