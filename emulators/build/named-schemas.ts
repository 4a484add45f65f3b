import { globSync } from 'node:fs'
import type * as z from 'zod/mini'
import { inRoot } from '../shop/root.ts'

/** Returns every schema that the contract exports, by the name that its type also has. Throws if two have the same. */
export async function namedSchemas(): Promise<ReadonlyMap<string, z.core.$ZodType>> {
  const folder = inRoot('contract/src')
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
  const named = new Map<string, z.core.$ZodType>()
  for (const file of files.sort()) {
    for (const [name, value] of Object.entries<unknown>(await import(`${folder}/${file}`))) {
      if (!/^[A-Z]/.test(name) || !isSchema(value)) continue
      if (named.has(name)) throw new Error(`Two schemas of the contract are called ${name}`)
      named.set(name, value)
    }
  }
  return named
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value
