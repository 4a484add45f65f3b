import type { DataFolder } from './data-folder.ts'
import type { FirebasePorts } from './ports.ts'

/** A program that runs beside the emulators, for example the stand-in for a service that the functions call. */
export type Companion = {
  /** Its name in 'The … did not start'. */
  name: string
  /** Path of its TypeScript or JavaScript. */
  script: string
  /** Its ports by name; each is checked before the start. */
  ports: Record<string, number>
  environment: Record<string, string>
  /** Answers with 2xx as soon as the program is ready. */
  healthUrl: string
}

/** What the local Firebase needs to know about the project that it runs. */
export type LocalProject = {
  /** The folder with `firebase.json`, `node_modules` and the rules. */
  root: string
  /** Begins with `demo-`, so that no emulator ever asks Google about it. */
  projectId: string
  /** The name of what runs, in 'The … already runs'. */
  title: string
}

/** One of the project's suites. */
export type SuiteOptions = {
  project: LocalProject
  ports: FirebasePorts
  folder: DataFolder
  /** Environment of the functions, and of every program that runs against the suite. */
  environment: Record<string, string>
  companions: readonly Companion[]
  /** What the local Content-Security-Policy allows beyond the deployed one and the emulators, by directive. */
  allowedOrigins: Record<string, string>
  /** Returns the text of firebase.json as it is deployed. */
  deployed: (config: string) => string
  /** Answer with 2xx as soon as the suite is ready. */
  healthUrls: readonly string[]
  /** The program that fills an empty suite. */
  seed: string
  /** Whether the data is kept until the next start. */
  keepsData: boolean
}

/** Returns all ports of a suite by name, including those of its companions. */
export const portsOf = ({ ports, companions }: SuiteOptions): Record<string, number> => ({
  ...ports,
  ...Object.assign({}, ...companions.map((companion) => companion.ports)),
})
