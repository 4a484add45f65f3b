import { expect, test } from 'vitest'
import { mayCall, rolesOfCalls, type StaffCallName } from './roles-of-calls.ts'
import type { StaffRole } from './staff-role.ts'

const callsOf = (role: StaffRole) =>
  (Object.keys(rolesOfCalls) as StaffCallName[]).filter((name) => mayCall(role, name))

test('only the owner gives roles, changes settings and sets up the shop', () => {
  const managers = callsOf('manager')
  expect(
    callsOf('owner')
      .filter((name) => !managers.includes(name))
      .sort(),
  ).toEqual(['changeSettings', 'readFirstSteps', 'setAdmin'])
})

test('the press can make the calls for its work, and none that shows money', () => {
  expect(callsOf('press').sort()).toEqual([
    'addOrderNote',
    'downloadJobTicket',
    'downloadPrintSheet',
    'finishReprint',
    'listOrderNotes',
    'listPrintPictures',
    'listProduction',
    'listReprints',
    'moveProduction',
    'readDesignPreview',
    'readPrintDocument',
    'readPrintPicture',
    'readProduction',
    'readProofPicture',
    'tellReady',
  ])
})

test('a person without a role can make no staff call', () => {
  expect((Object.keys(rolesOfCalls) as StaffCallName[]).filter((name) => mayCall(undefined, name))).toEqual([])
})
