/** Every call that reads, with an address at which there is something to read. */
import type { Addresses, CallName } from '@teeshala/contract/api/addresses'
import { firstPicturesAddress, plainListAddress } from '@teeshala/contract/catalogue/plain-list-address'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { issueTaxDocuments } from '../../src/invoices/issue-tax-documents.ts'
import { routes } from '../../src/routes.ts'
import { orderUpTo } from '../../test/fixtures/delivered-order.ts'
import { requestFor, submit } from '../../test/fixtures/kinds-of-order.ts'
import { admin, customer } from '../../test/fixtures/people.ts'
import { putProduct } from '../../test/fixtures/product-fixture.ts'
import type { Shop } from '../../test/fixtures/shops/open-shop.ts'

/** A request of a visitor, of somebody with an account, or of an owner of the shop. */
export type ReadCall = {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** These write a file as they go, draw one, or only answer the check of another service: they are no reading of a screen. */
const leftOut = [
  'answerWhatsAppCheck',
  'downloadJobTicket',
  'downloadParcelLabel',
  'downloadPrintSheet',
  'downloadQuote',
  'downloadReceipt',
  'exportGstReturn',
  'exportOwnData',
  'exportProducts',
  'exportSubscribers',
  'exportUsers',
  'readDesignPreview',
  'readGarmentPicture',
  'readPrintPicture',
  'readPrintDocument',
  'readProductsSitemap',
  'readProofPicture',
  'readSharedPicture',
] as const satisfies readonly CallName[]

type Read = Exclude<
  { [Name in CallName]: Addresses[Name]['method'] extends 'get' ? Name : never }[CallName],
  (typeof leftOut)[number]
>

/** Puts a customer with something of everything into the shop. */
export async function readCalls(shop: Shop): Promise<ReadCall[]> {
  const scene = await setScene(shop)
  const { uid, order, message, claim, quote, tee } = scene
  const month = new Date().toISOString().slice(0, 7)
  const paths: Record<Read, string> = {
    readHealth: '/api/health',
    readUser: '/api/users/me',
    readAddresses: '/api/users/me/addresses',
    listProducts: '/api/product?limit=12',
    countChoices: '/api/search/choices',
    suggestProducts: '/api/search/suggestions?q=tee',
    readPlainList: plainListAddress('all'),
    readFirstPictures: firstPicturesAddress('all'),
    readProduct: `/api/product/${tee}`,
    listProductTypes: '/api/product-types',
    listProductColors: '/api/product-colors',
    listReviews: '/api/product/polyester-dryfit/reviews',
    readOrderClaims: `/api/orders/${order}/claims`,
    readOrderReviews: `/api/orders/${order}/reviews`,
    listFavorites: `/api/favorite/${uid}`,
    listSavedDesigns: '/api/saved-designs',
    readSharedDesign: `/api/shared-designs/${scene.design}`,
    readCart: `/api/cart/${uid}`,
    listOrdersOf: `/api/order/${uid}`,
    readQuote: `/api/quotes/${quote}`,
    listOwnOrders: '/api/orders',
    readOrder: `/api/orders/${order}`,
    listPrintPictures: `/api/orders/${order}/print-pictures`,
    listPaymentMethods: '/api/payments/methods',
    readOwnUpdates: '/api/users/me/updates',
    readOrderUpdates: `/api/orders/${order}/updates`,
    readPricing: '/api/pricing',
    readTradeRules: '/api/printing-rules',
    readSettings: '/api/settings',
    readRobots: '/api/robots',
    readSitemap: '/sitemap.xml',
    readPagesSitemap: '/sitemap-pages.xml',
    listUsers: '/api/users',
    listAdminProducts: '/api/admin/products',
    readAdminProduct: `/api/admin/products/${tee}`,
    listTypesInUse: '/api/admin/product-types',
    listColorsInUse: '/api/admin/product-colors',
    listStaffReviews: '/api/admin/reviews',
    listClaims: '/api/admin/claims',
    readClaim: `/api/admin/claims/${claim}`,
    listReprints: '/api/admin/reprints',
    listOrders: '/api/order',
    listBulkOrders: '/api/bulk-order',
    readParcel: `/api/admin/order/${order}/parcel`,
    readEInvoices: `/api/admin/order/${order}/e-invoices`,
    listPaymentLinks: `/api/admin/order/${order}/payment-links`,
    listOverdue: '/api/admin/overdue-invoices',
    sumOverdue: '/api/admin/overdue-invoices/sum',
    readCreditableLines: `/api/admin/order/${order}/credit-note`,
    listPrintOrders: '/api/print-order',
    listQuotes: '/api/quotes',
    listOrderNotes: `/api/orders/${order}/notes`,
    listOrderLog: `/api/orders/${order}/log`,
    listOrderPayments: `/api/orders/${order}/payments`,
    listProduction: '/api/admin/production',
    readProduction: `/api/admin/production/${order}`,
    readGstReturn: `/api/admin/gst-returns/${month}`,
    listCoupons: '/api/admin/coupons',
    readSummary: '/api/admin/summary',
    listSales: '/api/admin/sales',
    readBooksCheck: '/api/admin/books-check',
    readFirstSteps: '/api/admin/first-steps',
    readNotifications: '/api/admin/notifications',
    readSavedViews: '/api/admin/views/orders',
    listMessages: '/api/admin/messages',
    readMessage: `/api/admin/messages/${message}`,
    listMails: '/api/admin/mails',
    listAssignees: '/api/admin/assignees',
    listSubscribers: '/api/admin/newsletter',
    listAuditLog: '/api/admin/audit-log',
  }
  const isRead = (name: CallName): name is Read => name in paths
  const headersOf = (access: string): Record<string, string> => {
    if (access === 'public') return {}
    return { authorization: `Bearer ${access === 'admin' ? scene.staff.token : scene.buyer.token}` }
  }
  const calls = routes.flatMap(({ name, access, takesSecret }) => {
    if (!isRead(name)) return []
    const secret = name === 'readSharedDesign' && takesSecret && { [linkSecretHeader]: scene.secret }
    return [{ name, path: paths[name], headers: { ...headersOf(access), ...secret } }]
  })
  return [...calls, { name: 'listProducts, searched', path: '/api/product?limit=12&q=round%20neck', headers: {} }]
}

async function setScene(shop: Shop) {
  const [staff, buyer] = [await admin(shop.deps), await customer(shop.deps)]
  const { token, uid } = buyer
  const tee = await putProduct(shop.deps, { isCustomizable: true, stock: 1000 })
  const post = async (path: string, body: object, by = token) =>
    (await shop.call('POST', path, { token: by, body })).body
  const blank = await putProduct(shop.deps, { stock: 1000 })
  const order = await orderUpTo(shop, { buyer, staff, productId: blank })
  const place = async (kind: 'single' | 'bulk' | 'print') =>
    (await submit(kind, shop, token, await requestFor(kind, shop, buyer, { productId: tee }))).body._id as string
  await shop.call('PATCH', `/api/order/${order}`, { token: staff.token, body: { paymentStatus: 'paid' } })
  await issueTaxDocuments(order, shop.deps)
  await place('single')
  await place('bulk')
  await place('print')
  const claim = { reason: 'damaged', text: 'Torn', lines: [{ line: 0, quantity: 1 }] }
  const made = await post(`/api/orders/${order}/claims`, claim)
  await post('/api/favorite/add', { userId: uid, productId: tee })
  await post('/api/cart/add', { userId: uid, productId: blank, quantity: 1, size: 'M', color: 'black' })
  const place1 = { xMm: 10, yMm: 10, widthMm: 60, heightMm: 60, rotationDeg: 0 }
  const document = { version: 1, layers: [{ kind: 'motif', motif: 'diya', colors: ['#ffffff'], place: place1 }] }
  const { _id: design } = await post('/api/saved-designs', {
    name: 'Diya',
    productId: tee,
    placement: 'Front A4',
    document,
  })
  const { shareSecret: secret } = await post(`/api/saved-designs/${design}/share`, {})
  const { ticket } = await post('/api/contact', { name: 'Kavya', email: buyer.email, message: 'When does it come?' })
  const items = [{ type: 'binding', price: 35, quantity: 1, details: { bindingType: 'Spiral' } }]
  const { _id: quote } = await post('/api/quotes', { items, totalItems: 1, grandTotal: 35 })
  await post(`/api/orders/${order}/notes`, { text: 'Call first.' }, staff.token)
  await shop.call('PUT', '/api/admin/views/orders', { token: staff.token, body: { views: [] } })
  return { staff, buyer, uid, tee, order, claim: made._id, design, secret, message: ticket, quote }
}
