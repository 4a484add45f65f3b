/** Which ports are taken, and by which program, as far as the operating system tells. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { Refusal } from '../command/refusal.ts'
import { host } from './ports.ts'

/** Whether we could listen on the port ourselves. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** Whether nobody listens on any of these ports. */
export const areFree = async (ports: Record<string, number>) =>
  (await Promise.all(Object.values(ports).map(isFree))).every(Boolean)

const linuxOwner = (port: number) => {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(`:${hexPort}`) && columns[3] === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  )
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const pid = pids.find((candidate) => {
    try {
      const folder = `/proc/${candidate}/fd`
      return readdirSync(folder).some((fd) => inodes.includes(readlinkSync(`${folder}/${fd}`)))
    } catch {
      return false
    }
  })
  return pid ? `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()}, process ${pid}` : undefined
}

const lsofOwner = (port: number) =>
  new Promise<string | undefined>((resolve) => {
    execFile('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], (_error, out) => {
      const pid = /^p(\d+)$/m.exec(out)?.[1]
      resolve(pid ? `${/^c(.+)$/m.exec(out)?.[1] ?? 'a program'}, process ${pid}` : undefined)
    })
  })

/** Returns 'node, process 4711'; undefined if the program belongs to another user or the system does not tell. */
const portOwner = async (port: number) => {
  try {
    return process.platform === 'linux' ? linuxOwner(port) : await lsofOwner(port)
  } catch {
    return undefined
  }
}

/** Throws a {@link Refusal} that names the first busy port and, if it can be known, the program that has it. */
export const refuseBusyPorts = async (ports: Record<string, number>) => {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue
    const owner = await portOwner(port)
    throw new Refusal(
      `Port ${port} (${name}) is taken by ${owner ?? 'another program'}: stop that program and start again.`,
    )
  }
}
