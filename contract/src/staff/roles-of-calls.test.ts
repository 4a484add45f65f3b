import { expect, test } from 'vitest'
import { mayCall, rolesOfCalls, type StaffCallName } from './roles-of-calls.ts'
import type { StaffRole } from './staff-role.ts'

const callsOf = (role: StaffRole) =>
  (Object.keys(rolesOfCalls) as StaffCallName[]).filter((name) => mayCall(role, name))

test('giving roles, changing the settings and beginning the shop are the owner’s alone', () => {
  const managers = callsOf('manager')
  expect(
    callsOf('owner')
      .filter((name) => !managers.includes(name))
      .sort(),
  ).toEqual(['changeSettings', 'readFirstSteps', 'setAdmin'])
})

test('the press makes the calls of its work, and none that tells of money', () => {
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

test('somebody without a role makes no call of staff', () => {
  expect((Object.keys(rolesOfCalls) as StaffCallName[]).filter((name) => mayCall(undefined, name))).toEqual([])
})
