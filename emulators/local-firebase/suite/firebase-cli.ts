/** How firebase-tools is run here: offline, without a login, and with the embedded emulators unless told otherwise. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Refusal } from '../command/refusal.ts'

/** Returns the script of the project's firebase-tools. */
export const firebaseScript = (root: string) => path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')

const besideUs = (...parts: string[]) => path.join(import.meta.dirname, ...parts)

/** The embedded Firestore, which can also be started by itself: it accepts the arguments of Google's emulator. */
export const firestoreProgram = besideUs('../firestore/main.ts')

/** For `node --import`: the process ends when the one that started it is gone. */
export const lifeline = pathToFileURL(besideUs('lifeline.ts')).href

/** Modules loaded into firebase-tools, which make it faster and prevent lost calls; each file says how. */
export const importsOfFirebase = [
  'late-validators.ts',
  'quick-hosting.ts',
  'lasting-connections.ts',
  'shared-processes.ts',
  'untold-uploads.ts',
].map((file) => `--import=${pathToFileURL(besideUs(file)).href}`)

/** Returns the options that every Node process of a suite is started with. */
export const nodeOptions = () => `${process.env.NODE_OPTIONS ?? ''} --import=${lifeline}`.trim()

export type Emulators = 'embedded' | 'official'

/** Returns the chosen emulators: `FIREBASE_EMULATORS=official` means Google's, which need a JDK and, once, the network. */
export const readEmulators = (env: NodeJS.ProcessEnv = process.env): Emulators => {
  const wish = env.FIREBASE_EMULATORS ?? 'embedded'
  if (wish === 'embedded' || wish === 'official') return wish
  throw new Refusal(`FIREBASE_EMULATORS is '${wish}': leave it out, or set it to 'official' for Google's emulators.`)
}

/** Throws a {@link Refusal} unless Java 21 or newer is installed. */
export const requireJava = async () => {
  const said = await promisify(execFile)('java', ['-version']).then(
    ({ stdout, stderr }) => stdout + stderr,
    () => '',
  )
  const major = Number(/version "(\d+)/.exec(said)?.[1] ?? 0)
  if (major >= 21) return
  const found = major ? `this is Java ${major}` : 'no java is on the PATH'
  throw new Refusal(
    `Google's emulators need a JDK 21 and ${found}: install one, or leave FIREBASE_EMULATORS out for the embedded ones.`,
  )
}

/** Returns the environment of firebase-tools, which keeps its settings in a folder of the suite. */
export const firebaseEnvironment = (settingsFolder: string): NodeJS.ProcessEnv => {
  const {
    FIREBASE_TOKEN: _token,
    GOOGLE_APPLICATION_CREDENTIALS: _credentials,
    DEBUG: _debug,
    ...inherited
  } = process.env
  const isEmbedded = readEmulators() === 'embedded'
  const shims = isEmbedded ? ['no-registry', 'no-java'] : ['no-registry']
  return {
    ...inherited,
    PATH: [...shims.map((shim) => besideUs('shims', shim)), path.dirname(process.execPath), process.env.PATH].join(
      path.delimiter,
    ),
    NODE_OPTIONS: nodeOptions(),
    // A settings folder of its own: no login, no usage statistics, and no question about sending them.
    XDG_CONFIG_HOME: settingsFolder,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds. Loading the functions takes one, but on a machine that is busy with a second suite more than ten.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    // Simultaneous calls. A large upload takes much memory while it is read, and thirty may arrive together.
    FUNCTIONS_EMULATOR_PARALLEL: process.env.FUNCTIONS_EMULATOR_PARALLEL ?? '6',
    ...(isEmbedded && {
      FIRESTORE_EMULATOR_BINARY_PATH: firestoreProgram,
      STORAGE_EMULATOR_BINARY_PATH: besideUs('../rules/runtime.ts'),
    }),
  }
}
