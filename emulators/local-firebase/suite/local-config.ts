/** Derives the local Firebase configuration from the deployed one, so that production's is never weakened. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SuiteOptions } from './local-project.ts'
import { type FirebasePorts, host, originOf, standardPorts } from './ports.ts'

type Header = {
  key: string
  value: string
}

type FirebaseConfig = {
  firestore: { rules: string }
  storage: { rules: string }
  hosting: { headers: { source: string; headers: Header[] }[] }
  emulators: Record<string, unknown>
}

type ConfigOptions = Pick<SuiteOptions, 'project' | 'ports' | 'allowedOrigins' | 'deployed'>

const readConfig = (root: string, deployed = (config: string) => config) =>
  JSON.parse(deployed(readFileSync(path.join(root, 'firebase.json'), 'utf8'))) as FirebaseConfig

/** Returns the rules files of the project, relative to its folder. */
export const rulesFilesOf = (root: string) => {
  const { firestore, storage } = readConfig(root)
  return [firestore.rules, storage.rules]
}

/**
 * Returns the policy for local use: the page must also reach the local Auth and Storage and what else the project names, and plain http must stay
 * plain.
 */
const localPolicy = (policy: string, { ports, allowedOrigins }: ConfigOptions) => {
  const firebase = `${originOf(ports.auth)} ${originOf(ports.storage)}`
  const ofFirebase = ['connect-src', 'img-src', 'frame-src']
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const name = directive.split(' ', 1)[0] ?? ''
      return [directive, ofFirebase.includes(name) && firebase, allowedOrigins[name]].filter(Boolean).join(' ')
    })
    .join('; ')
}

const emulatorPorts = ({ firestoreSocket: websocketPort, ...ports }: FirebasePorts) => {
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { host, port }]))
  return { ...emulators, firestore: { ...emulators.firestore, websocketPort } }
}

const localConfig = (deployed: FirebaseConfig, options: ConfigOptions): FirebaseConfig => ({
  ...deployed,
  hosting: {
    ...deployed.hosting,
    headers: deployed.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers
        .filter(({ key }) => key !== 'Strict-Transport-Security')
        .map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? localPolicy(value, options) : value,
        })),
    })),
  },
  emulators: { ...deployed.emulators, ...emulatorPorts(options.ports) },
})

/** Writes the derived configuration and returns its path; it must be next to the deployed one, whose paths are relative. */
export const writeLocalConfig = (options: ConfigOptions) => {
  const { project, ports, deployed } = options
  const isStandard = ports.hosting === standardPorts.hosting
  const file = path.join(project.root, isStandard ? 'firebase.local.json' : `firebase.local.${ports.hosting}.json`)
  writeFileSync(file, `${JSON.stringify(localConfig(readConfig(project.root, deployed), options), null, 2)}\n`)
  return file
}
