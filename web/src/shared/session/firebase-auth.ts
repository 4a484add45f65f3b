import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'

const localProject: FirebaseOptions = {
  projectId: 'demo-teeshala',
  apiKey: 'local',
  storageBucket: 'demo-teeshala.firebasestorage.app',
}

/** Hosting tells its own project; a page that Vite serves is always the local one. */
async function readConfig(): Promise<FirebaseOptions> {
  try {
    const response = await fetch('/__/firebase/init.json')
    const config = response.ok ? ((await response.json()) as FirebaseOptions) : undefined
    return config?.projectId ? { ...config, apiKey: config.apiKey || 'local' } : localProject
  } catch {
    return localProject
  }
}

let ready: Promise<Auth> | undefined

/** Firebase Auth of this site, connected to the emulator in a local project. Only session files load this one. */
export function firebaseAuth(): Promise<Auth> {
  ready ??= readConfig().then((config) => {
    const auth = initializeAuth(initializeApp(config), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    })
    if (config.projectId?.startsWith('demo-')) {
      connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true })
    }
    return auth
  })
  return ready
}
