import { indianStates } from '@teeshala/contract/accounts/address'
import { beforeAll, expect, test } from 'vitest'
import { type PincodeFile, pincodeFiles } from './pincode-files.ts'

let files: ReadonlyMap<string, PincodeFile>
beforeAll(async () => {
  files = await pincodeFiles()
})

const placeOf = (pincode: string) => {
  const file = files.get(`${pincode.slice(0, 2)}.json`)
  return file?.places[file.pins[pincode.slice(2)] ?? file.pins[pincode.slice(2, 4)] ?? -1]
}

test.for([
  ['560001', 'Bengaluru', 'Karnataka'],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['110001', 'New Delhi', 'Delhi'],
  ['400601', 'Thane', 'Maharashtra'],
  ['400703', 'Navi Mumbai', 'Maharashtra'],
  ['600001', 'Chennai', 'Tamil Nadu'],
  ['700001', 'Kolkata', 'West Bengal'],
  ['682001', 'Kochi', 'Kerala'],
  ['781001', 'Guwahati', 'Assam'],
  ['500081', 'Hyderabad', 'Telangana'],
  ['506003', 'Hanumakonda', 'Telangana'],
  ['175131', 'Kullu', 'Himachal Pradesh'],
  ['396230', 'Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['194101', 'Leh Ladakh', 'Ladakh'],
] as const)('PIN code %s is %s in %s', ([pincode, city, state]) => {
  expect(placeOf(pincode)).toEqual([city, state])
})

test('a PIN code that no post office has is in no file', () => {
  expect(placeOf('999999')).toBeUndefined()
  expect(placeOf('560999')).toBeUndefined()
})

test('every PIN code of a large city’s own numbers has its city, also where the directory does not name it', () => {
  const blocks = [...files].flatMap(([name, { pins }]) =>
    Object.keys(pins).flatMap((key) => (key.length === 2 ? [name.slice(0, 2) + key] : [])),
  )
  expect(blocks).toHaveLength(12)
  for (const block of blocks) {
    const named = Array.from({ length: 100 }, (_, last) =>
      placeOf(`${block}${String(last).padStart(2, '0')}`)?.join(', '),
    )
    expect([block, ...new Set(named)]).toHaveLength(2)
  }
})

test('every state and territory is named as the forms offer it, and no file is larger than a small picture', () => {
  const states = new Set([...files.values()].flatMap(({ places }) => places.map(([, state]) => state)))
  expect([...states].sort()).toEqual([...indianStates].sort())
  for (const file of files.values()) expect(JSON.stringify(file).length).toBeLessThan(30_000)
  const pins = [...files.values()].reduce((sum, file) => sum + Object.keys(file.pins).length, 0)
  expect(pins).toBeGreaterThan(19_000)
})
