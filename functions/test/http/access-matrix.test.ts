import type { Address } from '@teeshala/contract/api/address'
import { addresses, type CallName } from '@teeshala/contract/api/addresses'
import { isStaffCall, mayCall, rolesOfCalls } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf, StaffRole, type staffRoles } from '@teeshala/contract/staff/staff-role'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/routes.ts'
import { type Role, roles, type Scene, setScene } from '../fixtures/access-scene.ts'
import { kinds } from '../fixtures/kinds-of-order.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const staff = ['admin', 'manager', 'press', 'viewer'] as const
const isStaff = (role: Role) => (staff as readonly Role[]).includes(role)
/** Whom a row can name. */
const standings = roles.filter((role) => role === 'admin' || !isStaff(role))

/** Whom `id`, `userId` and the body name is 'self', where a row does not say otherwise. */
type Row = Partial<Record<Role, number>> & {
  /** The answer to everybody whom the call's access lets in. */
  all?: number
  /** What else the `id` in the address is. */
  id?: (scene: Scene) => string
  body?: (scene: Scene) => unknown
  /** To whom it is not asked, because it would end the session that the rest needs. */
  skipped?: readonly Role[]
}

/** A bulk order of somebody, of a product that nobody sells. */
const bulkOf = (userId: string) => ({
  userId,
  productId: 'none',
  items: [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }],
})

/** An order: its owner and staff see it; for others it does not exist. */
const ofItsOwner = { visitor: 404, guest: 404, self: 200, other: 404, admin: 200 }
const none = () => 'none'
const noQuote = () => 'TQ0000000000'
const noProduct = ({ uid }: Scene) => ({ userId: uid, productId: 'none' })

/**
 * Every call, and its answer to those whom its access lets in; what the others are answered follows from the access (`refusalOf`).
 * A row that names a person is an answer to exactly them; `other` answers staff, too, where a call is no matter of theirs, and `admin` all of
 * them whom the call's roles let in. A 4xx means: let in, then refused for what was asked; the empty body of
 * most rows is such a 400.
 */
const matrix: Readonly<Record<CallName, Row>> = {
  readHealth: { all: 200 },
  register: { all: 400 },
  logIn: { all: 400 },
  signInWithGoogle: { self: 401, other: 401 },
  logOut: { all: 200, skipped: ['self', 'other', ...staff] },
  listUsers: { admin: 200 },
  exportUsers: { admin: 200 },
  sendEmailLink: { self: 200, other: 200 },
  proveEmail: { all: 400 },
  provePhone: { self: 400, other: 400 },
  changeProfile: { self: 200, other: 200 },
  deleteProfile: { admin: 409, skipped: ['self', 'other'] },
  setAdmin: { admin: 400 },
  setPayTerms: { admin: 400 },
  readUser: { self: 200, admin: 200 },
  exportOwnData: { self: 200 },
  readAddresses: { self: 200 },
  keepAddresses: { self: 400 },
  listProducts: { all: 200 },
  countChoices: { all: 200 },
  suggestProducts: { all: 400 },
  readPlainList: { all: 404 },
  readProduct: { all: 200, id: ({ product }) => product },
  listProductTypes: { all: 200 },
  listProductColors: { all: 200 },
  readRobots: { all: 200 },
  readSitemap: { all: 200 },
  readPagesSitemap: { all: 200 },
  readProductsSitemap: { all: 404 },
  readSummary: { admin: 200 },
  listSales: { admin: 200 },
  readBooksCheck: { admin: 200 },
  readSettings: { all: 200 },
  checkCoupon: { all: 400 },
  readGstReturn: { admin: 200 },
  exportGstReturn: { admin: 200 },
  listCoupons: { admin: 200 },
  addCoupon: { admin: 400 },
  changeCoupon: { admin: 400 },
  changeSettings: { admin: 400, body: () => ({ shopName: 1 }) },
  addProduct: { admin: 400 },
  changeProduct: { admin: 400, id: none },
  deleteProduct: { admin: 404, id: none },
  adjustProduct: { admin: 404, id: none },
  listAdminProducts: { admin: 200 },
  exportProducts: { admin: 200 },
  checkImport: { admin: 400 },
  importProducts: { admin: 400 },
  readAdminProduct: { admin: 200, id: ({ product }) => product },
  addProductType: { admin: 400 },
  changeProductType: { admin: 400, id: none },
  deleteProductType: { admin: 404, id: none },
  addProductColor: { admin: 400 },
  changeProductColor: { admin: 400, id: none },
  deleteProductColor: { admin: 404, id: none },
  listTypesInUse: { admin: 200 },
  listColorsInUse: { admin: 200 },
  makeQuote: { all: 400 },
  listQuotes: { admin: 200 },
  readQuote: { all: 404, id: noQuote },
  downloadQuote: { all: 404, id: noQuote },
  sendQuote: { admin: 400, id: noQuote },
  acceptQuote: { all: 400, id: noQuote },
  readPricing: { all: 200 },
  setPrice: { admin: 400 },
  deletePrice: { admin: 404 },
  readTradeRules: { all: 200 },
  changeTradeRules: { admin: 400 },
  listReviews: { all: 200, id: none },
  readOrderReviews: { visitor: 404, guest: 404, self: 200, other: 404, id: ({ order }) => order },
  readOrderClaims: { visitor: 404, guest: 404, self: 200, other: 404, id: ({ order }) => order },
  makeClaim: { all: 400, id: ({ order }) => order },
  listClaims: { admin: 200 },
  readClaim: { admin: 404, id: none },
  changeClaim: { admin: 400, id: none },
  listReprints: { admin: 200 },
  finishReprint: { admin: 404, id: none },
  takeOverUpload: { all: 400 },
  writeReview: { all: 400, id: ({ order }) => order },
  deleteReview: { all: 404, id: ({ order }) => order },
  listStaffReviews: { admin: 200 },
  moderateReview: { admin: 400, id: none },
  listSavedDesigns: { self: 200, other: 200 },
  saveDesign: { self: 400, other: 400 },
  changeSavedDesign: { self: 404, other: 404 },
  deleteSavedDesign: { self: 404, other: 404 },
  shareDesign: { self: 404, other: 404 },
  stopSharingDesign: { self: 404, other: 404 },
  readSharedDesign: { all: 404 },
  readSharedPicture: { all: 404 },
  listFavorites: { self: 200 },
  addFavorite: { self: 404, body: noProduct },
  removeFavorite: { self: 200, body: noProduct },
  listPaymentMethods: { all: 200 },
  openPayment: {
    visitor: 404,
    guest: 404,
    self: 409,
    other: 404,
    body: ({ order }) => ({ orderId: order }),
  },
  verifyPayment: { visitor: 404, guest: 404, self: 400, other: 404, body: ({ order }) => proofFor(order) },
  takeWebhook: { all: 400 },
  // Which document, its query says.
  readPrintDocument: { all: 400 },
  readFirstSteps: { admin: 200 },
  readNotifications: { admin: 200 },
  markNotificationsSeen: { admin: 400 },
  readSavedViews: { admin: 404 },
  keepSavedViews: { admin: 404 },
  subscribe: { all: 400 },
  sendLeaveLink: { all: 400 },
  leaveNewsletter: { all: 400 },
  sendMessage: { all: 400 },
  listMessages: { admin: 200 },
  readMessage: { admin: 404, id: none },
  changeMessage: { admin: 400, id: none },
  readOwnUpdates: { self: 200 },
  chooseOwnUpdates: { self: 400 },
  readOrderUpdates: { visitor: 404, guest: 404, self: 200, other: 404, id: ({ order }) => order },
  chooseOrderUpdates: { all: 400, id: ({ order }) => order },
  answerWhatsAppCheck: { all: 401 },
  takeWhatsAppMessage: { all: 401 },
  listMails: { admin: 200 },
  decideMail: { admin: 400, id: none },
  listAssignees: { admin: 200 },
  listSubscribers: { admin: 200 },
  exportSubscribers: { admin: 200 },
  removeSubscriber: { admin: 404, id: none },
  listAuditLog: { admin: 200 },
  addToCart: { self: 404, body: noProduct },
  priceCart: { self: 409, other: 409 },
  readCart: { self: 404 },
  emptyCart: { self: 200 },
  changeCartItem: { self: 404, body: () => ({ quantity: 1 }) },
  removeCartItem: { self: 404 },
  placeOrder: { all: 400 },
  listOrders: { admin: 200 },
  listOrdersOf: { self: 200, admin: 200 },
  trackOrder: { all: 400 },
  moveOrder: { admin: 400, id: ({ orders }) => orders.shop },
  // The handler asks for an account where the order is somebody's.
  priceStaffOrder: { admin: 400 },
  placeStaffOrder: { admin: 400 },
  recordPart: { admin: 400, id: ({ order }) => order },
  sendPaymentLink: { admin: 400, id: ({ order }) => order },
  cancelPaymentLink: { admin: 409, id: ({ order }) => order },
  listPaymentLinks: { admin: 200, id: ({ order }) => order },
  listOverdue: { admin: 200 },
  sumOverdue: { admin: 200 },
  waiveGate: { admin: 400, id: ({ order }) => order },
  // The handler refuses an order that was not sent.
  noteOutForDelivery: { admin: 409, id: ({ order }) => order },
  readParcel: { admin: 200, id: ({ order }) => order },
  offerCouriers: { admin: 400, id: ({ order }) => order },
  bookCourier: { admin: 400, id: ({ order }) => order },
  askAboutBooking: { admin: 200, id: ({ order }) => order },
  cancelBooking: { admin: 409, id: ({ order }) => order },
  downloadParcelLabel: { admin: 409, id: ({ order }) => order },
  takeParcelEvent: { all: 401 },
  receiveCameBack: { admin: 400, id: ({ order }) => order },
  readEInvoices: { admin: 200, id: ({ order }) => order },
  registerEInvoices: { admin: 409, id: ({ order }) => order },
  cancelEInvoices: { admin: 409, id: ({ order }) => order },
  readCreditableLines: { admin: 409, id: ({ order }) => order },
  giveCredit: { admin: 400, id: ({ order }) => order },
  movePromise: { admin: 400, id: ({ order }) => order },
  sendProof: { admin: 400, id: ({ order }) => order },
  changeDesign: { admin: 400, id: ({ order }) => order },
  waiveProof: { admin: 400, id: ({ order }) => order },
  answerProof: { all: 400, id: ({ order }) => order },
  readProofPicture: { all: 404, id: ({ order }) => order },
  renewOrderLink: { admin: 409, id: ({ order }) => order },
  priceBulkOrder: { all: 400 },
  placeBulkOrder: { visitor: 401, guest: 401, self: 409, other: 403, body: ({ uid }) => bulkOf(uid) },
  listBulkOrders: { admin: 200 },
  moveBulkOrder: { admin: 400, id: ({ orders }) => orders.bulk },
  placePrintOrder: { all: 400 },
  listPrintOrders: { admin: 200 },
  movePrintOrder: { admin: 400, id: ({ orders }) => orders.print },
  listOwnOrders: { self: 200, other: 200 },
  readOrder: { ...ofItsOwner, id: ({ order }) => order },
  cancelOrder: { ...ofItsOwner, self: 409, admin: 409, id: ({ cancelled }) => cancelled },
  confirmOrder: { ...ofItsOwner, self: 400, id: ({ order }) => order },
  sendContactCode: { all: 400 },
  proveContact: { all: 400 },
  readDesignPreview: { ...ofItsOwner, id: ({ order }) => order },
  readGarmentPicture: { all: 200 },
  downloadReceipt: { ...ofItsOwner, id: ({ order }) => order },
  downloadPrintSheet: { admin: 200, id: ({ order }) => order },
  downloadJobTicket: { admin: 200, id: ({ orders }) => orders.print },
  listOrderNotes: { admin: 200, id: ({ order }) => order },
  addOrderNote: { admin: 400, id: ({ order }) => order },
  listOrderLog: { admin: 200, id: ({ order }) => order },
  listOrderPayments: { admin: 200, id: ({ order }) => order },
  listProduction: { admin: 200 },
  readProduction: { admin: 200, id: ({ order }) => order },
  moveProduction: { admin: 400, id: ({ order }) => order },
  tellReady: { admin: 409, id: ({ order }) => order },
}

/** Whom the call takes somebody for: staff for whom it is not are anybody with an account. */
function standing(name: CallName, role: Role): Role {
  if (!isStaff(role)) return role
  const ofRecord = roleOf({ isAdmin: true, role: StaffRole.safeParse(role).data })
  return (isStaffCall(name) ? mayCall(ofRecord, name) : matrix[name].admin !== undefined) ? 'admin' : 'other'
}

/** What a call's access alone answers somebody of this standing; undefined where it lets them in. */
function refusalOf({ access, owner }: Address, role: Role): 401 | 403 | undefined {
  if (access === 'public') return undefined
  if (role === 'disabled' || role === 'bad') return 401
  if (access === 'anyone') return undefined
  if (role === 'visitor' || role === 'guest') return 401
  const isNotAllowed = access === 'admin' ? role !== 'admin' : owner && role === 'other'
  return isNotAllowed ? 403 : undefined
}

/** What a page would send after a payment, with a signature that is not the gateway's. */
function proofFor(orderId: string) {
  return {
    orderId,
    razorpay_order_id: 'order_none',
    razorpay_payment_id: 'pay_none',
    razorpay_signature: '0'.repeat(64),
  }
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

test('every call of staff says which of them may make it, an owner always', () => {
  const ofStaff = calls.filter(([, { access, orAdmin }]) => access === 'admin' || orAdmin).map(([name]) => name)
  expect(Object.keys(rolesOfCalls).sort()).toEqual(ofStaff.sort())
  for (const roles of Object.values(rolesOfCalls)) expect(roles).toContain('owner')
})

test('a viewer changes nothing, and the press neither', () => {
  const changing = Object.entries(rolesOfCalls).filter(([name]) => addresses[name as CallName].method !== 'get')
  const held = (role: (typeof staffRoles)[number]) =>
    changing.filter(([, roles]) => (roles as readonly string[]).includes(role)).map(([name]) => name)
  expect(held('viewer')).toEqual(['markNotificationsSeen', 'keepSavedViews'])
  expect(held('press')).toEqual(['finishReprint', 'addOrderNote', 'moveProduction', 'tellReady'])
})

test('a row has an answer for exactly those whom the access lets in', () => {
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
    // A call about an order answers the same whatever its kind is.
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
        if (reply.status === 401 || reply.status === 403) expect(reply.text).not.toContain(scene.uid)
      }
    }
  })
})
