/** How firebase-tools is run here: offline, without a login, and with the embedded emulators unless told otherwise. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { inRoot } from '../../shop/root.ts'
import { Refusal } from '../command/refusal.ts'

export const firebaseScript = inRoot('node_modules/firebase-tools/lib/bin/firebase.js')

const shims = inRoot('emulators/local-firebase/suite/shims')
export const lifeline = pathToFileURL(inRoot('emulators/local-firebase/suite/lifeline.ts')).href

/** What every Node process of a suite is started with. */
export const nodeOptions = () => `${process.env.NODE_OPTIONS ?? ''} --import=${lifeline}`.trim()

export type Emulators = 'embedded' | 'official'

/** `FIREBASE_EMULATORS=official` chooses Google's emulators, which need a JDK and, once, the network. */
export const readEmulators = (env: NodeJS.ProcessEnv = process.env): Emulators => {
  const wish = env.FIREBASE_EMULATORS ?? 'embedded'
  if (wish === 'embedded' || wish === 'official') return wish
  throw new Refusal(`FIREBASE_EMULATORS is '${wish}': leave it out, or set it to 'official' for Google's emulators.`)
}

/** Throws a {@link Refusal} unless a Java 21 or newer is there. */
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

export const firebaseEnvironment = (emulators: Emulators, settingsFolder: string): NodeJS.ProcessEnv => {
  const {
    FIREBASE_TOKEN: _token,
    GOOGLE_APPLICATION_CREDENTIALS: _credentials,
    DEBUG: _debug,
    ...inherited
  } = process.env
  const embedded = emulators === 'embedded'
  const first = [path.join(shims, 'no-registry'), ...(embedded ? [path.join(shims, 'no-java')] : [])]
  return {
    ...inherited,
    PATH: [...first, inRoot('node_modules/node/bin'), inRoot('node_modules/.bin'), process.env.PATH].join(
      path.delimiter,
    ),
    NODE_OPTIONS: nodeOptions(),
    // A settings folder of its own: no login, no usage statistics, no question whether they may be sent.
    XDG_CONFIG_HOME: settingsFolder,
    CI: 'true',
    // Parsing firebase-tools is a third of its start; Node remembers the result here.
    NODE_COMPILE_CACHE: inRoot('.cache/compile'),
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds. Loading the functions takes one, but a machine that is busy with a second suite gets more than ten.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    // Each call under way has a process of 200 MB; thirty designs that arrive together would start thirty.
    FUNCTIONS_EMULATOR_PARALLEL: process.env.FUNCTIONS_EMULATOR_PARALLEL ?? '6',
    ...(embedded && {
      FIRESTORE_EMULATOR_BINARY_PATH: inRoot('emulators/local-firebase/firestore/main.ts'),
      STORAGE_EMULATOR_BINARY_PATH: inRoot('emulators/local-firebase/rules/runtime.ts'),
    }),
  }
}
