import { expect, test } from 'vitest'
import { refuseEmulatorsInProduction } from './refuse-emulators-in-production.ts'

const variables = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']

test.each(variables)('the shop refuses to start in Cloud Run with %s set', (name) => {
  expect(() => refuseEmulatorsInProduction({ K_SERVICE: 'api', [name]: '127.0.0.1:1' })).toThrow(name)
})

test('it starts in Cloud Run without them, and on the Emulator Suite with them', () => {
  const emulators = Object.fromEntries(variables.map((name) => [name, '127.0.0.1:1']))
  expect(() => refuseEmulatorsInProduction({ K_SERVICE: 'api' })).not.toThrow()
  expect(() => refuseEmulatorsInProduction(emulators)).not.toThrow()
  expect(() =>
    refuseEmulatorsInProduction({ ...emulators, K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }),
  ).not.toThrow()
})
