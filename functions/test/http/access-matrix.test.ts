import type { Address } from '@teeshala/contract/api/address'
import { addresses, type CallName } from '@teeshala/contract/api/addresses'
import { isStaffCall, mayCall, rolesOfCalls } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf, StaffRole, type staffRoles } from '@teeshala/contract/staff/staff-role'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/routes.ts'
import { matrix, staff } from '../fixtures/access-rows.ts'
import { type Role, roles, type Scene, setScene } from '../fixtures/access-scene.ts'
import { kinds } from '../fixtures/kinds-of-order.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const isStaff = (role: Role) => (staff as readonly Role[]).includes(role)
/** The standings that a row can name. */
const standings = roles.filter((role) => role === 'admin' || !isStaff(role))

/** How the call treats this role: staff whom it does not concern are treated as any customer. */
function standing(name: CallName, role: Role): Role {
  if (!isStaff(role)) return role
  const ofRecord = roleOf({ isAdmin: true, role: StaffRole.safeParse(role).data })
  return (isStaffCall(name) ? mayCall(ofRecord, name) : matrix[name].admin !== undefined) ? 'admin' : 'other'
}

/** Returns the status with which the access alone refuses this standing; undefined if it lets them in. */
function refusalOf({ access, owner, hidesOthers }: Address, role: Role): 401 | 403 | 404 | undefined {
  if (access === 'public') return undefined
  if (role === 'disabled' || role === 'bad') return 401
  if (access === 'anyone') return undefined
  if (role === 'visitor' || role === 'guest') return 401
  const isNotAllowed = access === 'admin' ? role !== 'admin' : owner && role === 'other'
  if (!isNotAllowed) return undefined
  return hidesOthers ? 404 : 403
}

let shop: Shop
let scene: Scene
let tokens: Record<Role, readonly (string | undefined)[]>

beforeAll(async () => {
  shop = await openShop()
  const { scene: set, tokens: held } = await setScene(shop)
  scene = set
  tokens = held
})
afterAll(() => shop.close())

const calls = Object.entries(addresses) as [CallName, Address][]

test('every call of the API has its row and its route', () => {
  expect(Object.keys(matrix).sort()).toEqual(calls.map(([name]) => name).sort())
  expect(routes.map(({ name }) => name).sort()).toEqual(calls.map(([name]) => name).sort())
})

test('every call for staff says which roles may make it, always including the owner', () => {
  const ofStaff = calls.filter(([, { access, orAdmin }]) => access === 'admin' || orAdmin).map(([name]) => name)
  expect(Object.keys(rolesOfCalls).sort()).toEqual(ofStaff.sort())
  for (const roles of Object.values(rolesOfCalls)) expect(roles).toContain('owner')
})

test('a viewer changes nothing but their own views and notifications, and the press only production', () => {
  const changing = Object.entries(rolesOfCalls).filter(([name]) => addresses[name as CallName].method !== 'get')
  const held = (role: (typeof staffRoles)[number]) =>
    changing.filter(([, roles]) => (roles as readonly string[]).includes(role)).map(([name]) => name)
  expect(held('viewer')).toEqual(['markNotificationsSeen', 'keepSavedViews'])
  expect(held('press')).toEqual(['finishReprint', 'addOrderNote', 'moveProduction', 'tellReady'])
})

test('a row has an answer for exactly the roles that the access lets in', () => {
  const stated = calls.map(([name, address]) => {
    const { all, skipped = [], ...row } = matrix[name]
    const isMet = (role: Role) =>
      standings.includes(role) && (role !== 'admin' || isStaffCall(name) || row.admin !== undefined)
    const met = roles.filter((role) => isMet(role) && !skipped.includes(role))
    const missing = met.filter((role) => all === undefined && !refusalOf(address, role) && row[role] === undefined)
    const surplus = roles.filter((role) => row[role] !== undefined && (!isMet(role) || refusalOf(address, role)))
    return { name, missing, surplus }
  })
  expect(stated.filter(({ missing, surplus }) => missing.length + surplus.length > 0)).toEqual([])
})

describe.each(calls)('%s', (name, address) => {
  const { all, id, body, skipped = [], ...row } = matrix[name]
  const asked = roles.filter((role) => !skipped.includes(role))
  const answers = asked.map((role): [Role, number | undefined] => {
    const taken = standing(name, role)
    return [role, refusalOf(address, taken) ?? row[taken] ?? all]
  })
  test.each(answers)('%s: %s', async (role, status) => {
    const { method, path } = address
    const words: Record<string, string> = {
      userId: scene.uid,
      itemId: 'x',
      productId: 'none',
      designId: 'none',
      number: '0',
      picture: '0',
      month: '2001-01',
      section: 'register',
      code: 'NONE',
      cut: 'polo',
      view: 'back-a4',
      color: '1b2a4a',
    }
    // A call about an order gives the same answer for every kind.
    const asks = kinds.map((kind) => {
      const at = { ...scene, order: scene.orders[kind] }
      const target = path.replace(/:(\w+)/g, (_, word) => words[word] ?? (id ? id(at) : at.uid))
      return JSON.stringify([target, body ? body(at) : {}])
    })
    for (const ask of new Set(asks)) {
      const [target, sent] = JSON.parse(ask)
      for (const token of tokens[role]) {
        const hasBody = method !== 'get' && method !== 'delete'
        const reply = await shop.call(method.toUpperCase(), target, { token, ...(hasBody && { body: sent }) })
        const text = reply.status === status ? '' : reply.text
        expect({ target, status: reply.status, text }).toEqual({ target, status, text: '' })
        if ([401, 403, 404].includes(reply.status)) expect(reply.text).not.toContain(scene.uid)
      }
    }
  })
})
