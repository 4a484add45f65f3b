import type { Access } from '../access.ts'

/**
 * Who may make a call. `public`: everybody, the token is not even looked at. `anyone`: everybody, but a token that is sent must be
 * good. `customer`: an account. `admin`: the admin claim.
 */
export type CallAccess = Access | 'anyone'

/** Where a call is made, and who may make it. */
export type Address = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** What Hosting leads to the function: the API, and the sitemaps at the root of the site. */
  readonly path: `/api/${string}` | `/sitemap${string}.xml`
  readonly access: CallAccess
  /** The uid there must be the caller's: 403 otherwise. `me` and `user.id` in a path stand for the caller. */
  readonly owner?: `params.${string}` | `body.${string}`
  /** Staff may make it about anybody. Which of them, `rolesOfCalls` says, as of every call with the access `admin`. */
  readonly orAdmin?: true
}

/**
 * Every call of the API, one line each; what each takes and answers stands in the `…-calls.ts` of its topic. There is no schema here,
 * because the browser loads this file at the first visit. A path with a fixed word stands before one with an id in its place.
 */
export const addresses = {
  readHealth: { method: 'get', path: '/api/health', access: 'public' },

  register: { method: 'post', path: '/api/users/register', access: 'public' },
  logIn: { method: 'post', path: '/api/users/login', access: 'public' },
  signInWithGoogle: { method: 'post', path: '/api/users/google', access: 'customer' },
  logOut: { method: 'post', path: '/api/users/logout', access: 'public' },
  listUsers: { method: 'get', path: '/api/users', access: 'admin' },
  exportUsers: { method: 'get', path: '/api/users/export.csv', access: 'admin' },
  provePhone: { method: 'post', path: '/api/users/phone-proof', access: 'customer' },
  changeProfile: { method: 'put', path: '/api/users/profile', access: 'customer' },
  deleteProfile: { method: 'delete', path: '/api/users/profile', access: 'customer' },
  readUser: { method: 'get', path: '/api/users/:id', access: 'customer', owner: 'params.id', orAdmin: true },
  exportOwnData: { method: 'get', path: '/api/users/:id/data', access: 'customer', owner: 'params.id' },
  readAddresses: { method: 'get', path: '/api/users/:id/addresses', access: 'customer', owner: 'params.id' },
  keepAddresses: { method: 'put', path: '/api/users/:id/addresses', access: 'customer', owner: 'params.id' },
  setAdmin: { method: 'patch', path: '/api/users/:id', access: 'admin' },

  listProducts: { method: 'get', path: '/api/product', access: 'public' },
  countChoices: { method: 'get', path: '/api/search/choices', access: 'public' },
  suggestProducts: { method: 'get', path: '/api/search/suggestions', access: 'public' },
  readProduct: { method: 'get', path: '/api/product/:id', access: 'public' },
  addProduct: { method: 'post', path: '/api/product', access: 'admin' },
  changeProduct: { method: 'put', path: '/api/product/:id', access: 'admin' },
  adjustProduct: { method: 'patch', path: '/api/product/:id', access: 'admin' },
  deleteProduct: { method: 'delete', path: '/api/product/:id', access: 'admin' },
  exportProducts: { method: 'get', path: '/api/admin/products/export.csv', access: 'admin' },
  checkImport: { method: 'post', path: '/api/admin/products/import/check', access: 'admin' },
  importProducts: { method: 'post', path: '/api/admin/products/import', access: 'admin' },
  listAdminProducts: { method: 'get', path: '/api/admin/products', access: 'admin' },
  readAdminProduct: { method: 'get', path: '/api/admin/products/:id', access: 'admin' },
  listProductTypes: { method: 'get', path: '/api/product-types', access: 'public' },
  addProductType: { method: 'post', path: '/api/product-types', access: 'admin' },
  changeProductType: { method: 'put', path: '/api/product-types/:id', access: 'admin' },
  deleteProductType: { method: 'delete', path: '/api/product-types/:id', access: 'admin' },
  listTypesInUse: { method: 'get', path: '/api/admin/product-types', access: 'admin' },
  listProductColors: { method: 'get', path: '/api/product-colors', access: 'public' },
  addProductColor: { method: 'post', path: '/api/product-colors', access: 'admin' },
  changeProductColor: { method: 'put', path: '/api/product-colors/:id', access: 'admin' },
  deleteProductColor: { method: 'delete', path: '/api/product-colors/:id', access: 'admin' },
  listColorsInUse: { method: 'get', path: '/api/admin/product-colors', access: 'admin' },

  listReviews: { method: 'get', path: '/api/product/:id/reviews', access: 'public' },
  readOrderReviews: { method: 'get', path: '/api/orders/:id/reviews', access: 'anyone' },
  writeReview: { method: 'put', path: '/api/orders/:id/reviews/:productId', access: 'anyone' },
  deleteReview: { method: 'delete', path: '/api/orders/:id/reviews/:productId', access: 'anyone' },
  listStaffReviews: { method: 'get', path: '/api/admin/reviews', access: 'admin' },
  moderateReview: { method: 'patch', path: '/api/admin/reviews/:id', access: 'admin' },

  listFavorites: { method: 'get', path: '/api/favorite/:userId', access: 'customer', owner: 'params.userId' },
  addFavorite: { method: 'post', path: '/api/favorite/add', access: 'customer', owner: 'body.userId' },
  removeFavorite: { method: 'post', path: '/api/favorite/remove', access: 'customer', owner: 'body.userId' },

  // A cart's id is the uid of its owner, so that every path names a person.
  addToCart: { method: 'post', path: '/api/cart/add', access: 'customer', owner: 'body.userId' },
  priceCart: { method: 'post', path: '/api/cart/price', access: 'customer' },
  readCart: { method: 'get', path: '/api/cart/:userId', access: 'customer', owner: 'params.userId' },
  emptyCart: { method: 'delete', path: '/api/cart/:userId', access: 'customer', owner: 'params.userId' },
  changeCartItem: {
    method: 'patch',
    path: '/api/cart/:userId/items/:itemId',
    access: 'customer',
    owner: 'params.userId',
  },
  removeCartItem: {
    method: 'delete',
    path: '/api/cart/:userId/items/:itemId',
    access: 'customer',
    owner: 'params.userId',
  },

  // The cart's checkout and the single shirt share an address; the first asks for an account itself.
  placeOrder: { method: 'post', path: '/api/order', access: 'anyone' },
  listOrders: { method: 'get', path: '/api/order', access: 'admin' },
  listOrdersOf: { method: 'get', path: '/api/order/:id', access: 'customer', owner: 'params.id', orAdmin: true },
  moveOrder: { method: 'patch', path: '/api/order/:id', access: 'admin' },
  priceBulkOrder: { method: 'post', path: '/api/bulk-order/price', access: 'public' },
  placeBulkOrder: { method: 'post', path: '/api/bulk-order', access: 'anyone' },
  listBulkOrders: { method: 'get', path: '/api/bulk-order', access: 'admin' },
  priceStaffOrder: { method: 'post', path: '/api/admin/order/price', access: 'admin' },
  placeStaffOrder: { method: 'post', path: '/api/admin/order', access: 'admin' },
  renewOrderLink: { method: 'post', path: '/api/admin/order/:id/link', access: 'admin' },
  moveBulkOrder: { method: 'patch', path: '/api/bulk-order/:id', access: 'admin' },
  placePrintOrder: { method: 'post', path: '/api/print-order', access: 'anyone' },
  listPrintOrders: { method: 'get', path: '/api/print-order', access: 'admin' },
  movePrintOrder: { method: 'patch', path: '/api/print-order/:id', access: 'admin' },

  makeQuote: { method: 'post', path: '/api/quotes', access: 'anyone', orAdmin: true },
  listQuotes: { method: 'get', path: '/api/quotes', access: 'admin' },
  readQuote: { method: 'get', path: '/api/quotes/:id', access: 'anyone', orAdmin: true },
  downloadQuote: { method: 'get', path: '/api/quotes/:id/quote.pdf', access: 'anyone', orAdmin: true },
  sendQuote: { method: 'post', path: '/api/quotes/:id/send', access: 'admin' },
  acceptQuote: { method: 'post', path: '/api/quotes/:id/accept', access: 'anyone' },

  trackOrder: { method: 'post', path: '/api/track-order', access: 'public' },
  listOwnOrders: { method: 'get', path: '/api/orders', access: 'customer' },
  readOrder: { method: 'get', path: '/api/orders/:id', access: 'anyone', orAdmin: true },
  cancelOrder: { method: 'post', path: '/api/orders/:id/cancel', access: 'anyone', orAdmin: true },
  readDesignPreview: {
    method: 'get',
    path: '/api/orders/:id/designs/:number/preview',
    access: 'anyone',
    orAdmin: true,
  },
  readGarmentPicture: { method: 'get', path: '/api/garment-pictures/:cut/:view/:color.png', access: 'public' },
  downloadJobTicket: { method: 'get', path: '/api/print-order/:id/job-ticket.pdf', access: 'admin' },
  downloadReceipt: { method: 'get', path: '/api/orders/:id/receipt.pdf', access: 'anyone', orAdmin: true },
  downloadPrintSheet: { method: 'get', path: '/api/orders/:id/print-sheet.pdf', access: 'admin' },
  listOrderNotes: { method: 'get', path: '/api/orders/:id/notes', access: 'admin' },
  addOrderNote: { method: 'post', path: '/api/orders/:id/notes', access: 'admin' },
  listOrderLog: { method: 'get', path: '/api/orders/:id/log', access: 'admin' },

  listProduction: { method: 'get', path: '/api/admin/production', access: 'admin' },
  readProduction: { method: 'get', path: '/api/admin/production/:id', access: 'admin' },
  moveProduction: { method: 'patch', path: '/api/admin/production/:id', access: 'admin' },

  // A guest pays with the order's secret token, so these are open; who may pay what is decided by the order.
  listPaymentMethods: { method: 'get', path: '/api/payments/methods', access: 'public' },
  openPayment: { method: 'post', path: '/api/payments/create', access: 'anyone' },
  verifyPayment: { method: 'post', path: '/api/payments/verify', access: 'anyone' },
  takeWebhook: { method: 'post', path: '/api/payments/webhook', access: 'public' },

  readPricing: { method: 'get', path: '/api/pricing', access: 'public' },
  setPrice: { method: 'post', path: '/api/pricing/update', access: 'admin' },
  deletePrice: { method: 'delete', path: '/api/pricing/:section/:key', access: 'admin' },
  readTradeRules: { method: 'get', path: '/api/printing-rules', access: 'public' },
  changeTradeRules: { method: 'put', path: '/api/printing-rules', access: 'admin' },

  readPrintDocument: { method: 'get', path: '/api/print-documents', access: 'anyone', orAdmin: true },

  readSettings: { method: 'get', path: '/api/settings', access: 'anyone', orAdmin: true },
  changeSettings: { method: 'put', path: '/api/settings', access: 'admin' },

  checkCoupon: { method: 'post', path: '/api/coupons/check', access: 'anyone' },
  listCoupons: { method: 'get', path: '/api/admin/coupons', access: 'admin' },
  addCoupon: { method: 'post', path: '/api/admin/coupons', access: 'admin' },
  changeCoupon: { method: 'put', path: '/api/admin/coupons/:code', access: 'admin' },

  readSummary: { method: 'get', path: '/api/admin/summary', access: 'admin' },
  listSales: { method: 'get', path: '/api/admin/sales', access: 'admin' },

  readFirstSteps: { method: 'get', path: '/api/admin/first-steps', access: 'admin' },
  readNotifications: { method: 'get', path: '/api/admin/notifications', access: 'admin' },
  markNotificationsSeen: { method: 'put', path: '/api/admin/notifications/seen', access: 'admin' },

  readSavedViews: { method: 'get', path: '/api/admin/views/:list', access: 'admin' },
  keepSavedViews: { method: 'put', path: '/api/admin/views/:list', access: 'admin' },

  subscribe: { method: 'post', path: '/api/newsletter', access: 'anyone' },
  sendMessage: { method: 'post', path: '/api/contact', access: 'anyone' },
  listMessages: { method: 'get', path: '/api/admin/messages', access: 'admin' },
  readMessage: { method: 'get', path: '/api/admin/messages/:id', access: 'admin' },
  changeMessage: { method: 'patch', path: '/api/admin/messages/:id', access: 'admin' },
  listAssignees: { method: 'get', path: '/api/admin/assignees', access: 'admin' },
  listSubscribers: { method: 'get', path: '/api/admin/newsletter', access: 'admin' },
  exportSubscribers: { method: 'get', path: '/api/admin/newsletter/export.csv', access: 'admin' },
  removeSubscriber: { method: 'delete', path: '/api/admin/newsletter/:id', access: 'admin' },

  listAuditLog: { method: 'get', path: '/api/admin/audit-log', access: 'admin' },

  readRobots: { method: 'get', path: '/api/robots', access: 'public' },
  readSitemap: { method: 'get', path: '/sitemap.xml', access: 'public' },
  readPagesSitemap: { method: 'get', path: '/sitemap-pages.xml', access: 'public' },
  readProductsSitemap: { method: 'get', path: '/sitemap-products-:month.xml', access: 'public' },
} as const satisfies Readonly<Record<string, Address>>

export type CallName = keyof typeof addresses
export type Addresses = typeof addresses
