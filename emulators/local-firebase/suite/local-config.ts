/** Derives the local Firebase configuration from the one that is deployed, so that production's is never weakened. */
import { readFileSync, writeFileSync } from 'node:fs'
import { host, originOf, type Ports } from '../../shop/ports.ts'
import { inRoot } from '../../shop/root.ts'

interface Header {
  key: string
  value: string
}

interface FirebaseConfig {
  hosting: { headers: { source: string; headers: Header[] }[] }
  emulators: Record<string, unknown>
}

/** The page must also reach the local Auth, Storage and payments, and plain http must stay plain. */
const localPolicy = (policy: string, ports: Ports) => {
  const firebase = `${originOf(ports.auth)} ${originOf(ports.storage)}`
  const payments = originOf(ports.payments)
  const added: Record<string, string> = {
    'connect-src': firebase,
    'img-src': firebase,
    'frame-src': `${firebase} ${payments}`,
    'script-src': payments,
  }
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const more = added[directive.split(' ', 1)[0] ?? '']
      return more ? `${directive} ${more}` : directive
    })
    .join('; ')
}

/** Every port is named: firebase-tools looks for a free one otherwise, and two that start together find the same. */
const emulatorPorts = ({ payments: _payments, firestoreSocket: websocketPort, ...ports }: Ports) => {
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { host, port }]))
  return { ...emulators, firestore: { ...emulators.firestore, websocketPort } }
}

const localConfig = (deployed: FirebaseConfig, ports: Ports): FirebaseConfig => ({
  ...deployed,
  hosting: {
    ...deployed.hosting,
    headers: deployed.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers
        .filter(({ key }) => key !== 'Strict-Transport-Security')
        .map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? localPolicy(value, ports) : value,
        })),
    })),
  },
  emulators: { ...deployed.emulators, ...emulatorPorts(ports) },
})

/** Writes the derived configuration and answers its path; it must lie beside the deployed one, whose paths are relative. */
export const writeLocalConfig = (ports: Ports) => {
  const deployed = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as FirebaseConfig
  const file = inRoot(ports.hosting === 5000 ? 'firebase.local.json' : `firebase.local.${ports.hosting}.json`)
  writeFileSync(file, `${JSON.stringify(localConfig(deployed, ports), null, 2)}\n`)
  return file
}
