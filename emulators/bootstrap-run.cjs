// Installs the packages of the lock file unless they are installed already, then hands over to the pinned Node.
const { spawn } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.dirname(__dirname)
const stampFile = path.join(root, 'node_modules', '.teeshala-install')
const logFile = path.join(root, '.cache', 'npm-install.log')
const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

const read = (file) => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const lockHash = () =>
  createHash('sha256')
    .update(read(path.join(root, 'package-lock.json')) ?? '')
    .digest('hex')

/** A plain `npm ci` or `npm install` leaves npm's own record of what it installed, which counts like our stamp. */
const npmAgrees = () => {
  try {
    const wanted = JSON.parse(read(path.join(root, 'package-lock.json'))).packages
    const present = JSON.parse(read(path.join(root, 'node_modules', '.package-lock.json'))).packages
    return Object.entries(wanted).every(
      ([where, entry]) =>
        !where.includes('node_modules/') || entry.link || entry.optional || present[where]?.version === entry.version,
    )
  } catch {
    return false
  }
}

const isInstalled = () => {
  if (!fs.existsSync(pinnedNode)) return false
  if (read(stampFile) === lockHash()) return true
  if (!npmAgrees()) return false
  fs.writeFileSync(stampFile, lockHash())
  return true
}

/** npm must not run on the Node inside the folder that it is about to replace. */
const hostEnvironment = () => {
  const inside = path.join(root, 'node_modules')
  const kept = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(inside))
  return { ...process.env, PATH: kept.join(path.delimiter) }
}

/**
 * npm runs us in a shell, which outlives npm. Returns the process of npm above that shell; undefined if there
 * is none, or none any more.
 */
const npmAbove = () => {
  const stat = read(`/proc/${process.ppid}/stat`) ?? ''
  // The program's name is in brackets and may contain spaces; the parent is the second field after it.
  const above = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  return read(`/proc/${above}/comm`)?.startsWith('npm') ? above : undefined
}

/** Runs a command and passes it every signal we get, so that nothing outlives us. Returns its exit code. */
const follow = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, options)
    const pass = (signal) => {
      try {
        if (options.detached) process.kill(-child.pid, signal)
        else child.kill(signal)
      } catch {
        // It has ended in the meantime.
      }
    }
    for (const signal of signals) process.on(signal, pass)
    const parent = process.ppid
    const npm = npmAbove()
    const orphaned = setInterval(() => {
      if (process.ppid === parent && npmAbove() === npm) return
      // Only once: a second signal would end it without saving.
      clearInterval(orphaned)
      pass('SIGTERM')
    }, 1000)
    child.on('error', () => resolve({ code: 127 }))
    child.on('exit', (code, signal) => {
      clearInterval(orphaned)
      for (const each of signals) process.off(each, pass)
      resolve({ code: code ?? 1, signal })
    })
  })

const install = async () => {
  const startedAt = Date.now()
  process.stdout.write('  Installing the packages that package-lock.json names (a minute or two, once) …\n')
  fs.mkdirSync(path.dirname(logFile), { recursive: true })
  const log = fs.openSync(logFile, 'w')
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env
  const outside = npmScript && npmNode && !npmNode.startsWith(path.join(root, 'node_modules'))
  const [command, ...first] = outside ? [npmNode, npmScript] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const { code, signal } = await follow(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    env: hostEnvironment(),
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  })
  fs.closeSync(log)
  if (code === 0 && fs.existsSync(pinnedNode)) {
    fs.writeFileSync(stampFile, lockHash())
    process.stdout.write(`  Installed in ${Math.round((Date.now() - startedAt) / 1000)} s\n`)
    return true
  }
  if (!signal) {
    process.stderr.write(
      `npm could not install the packages: check the network (or the registry in ~/.npmrc) and start again; what npm said is in ${path.relative(process.cwd(), logFile)}.\n`,
    )
  }
  return false
}

exports.run = async (script, args) => {
  if (!isInstalled() && !(await install())) {
    process.exitCode = 1
    return
  }
  const binaries = path.join(root, 'node_modules', '.bin')
  const { code } = await follow(pinnedNode, [path.join(__dirname, 'bin', `${script}.ts`), ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: [path.dirname(pinnedNode), binaries, process.env.PATH].join(path.delimiter),
      // A command starts dozens of processes that load the same files; Node caches their compiled code here.
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'),
    },
    stdio: 'inherit',
  })
  process.exitCode = code
}
