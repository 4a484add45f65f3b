import type { Address, CallAccess } from './address.ts'

/**
 * The calls of visitors and customers beyond those of `first-addresses.ts`; staff may make them too. The browser loads them with the first page that is
 * not a product list. A path with a fixed word precedes one with an id in the same position.
 */
export const shopAddresses = {
  readHealth: { method: 'get', path: '/api/health', access: 'public' },

  register: { method: 'post', path: '/api/users/register', access: 'public' },
  logIn: { method: 'post', path: '/api/users/login', access: 'public' },
  signInWithGoogle: { method: 'post', path: '/api/users/google', access: 'customer' },
  logOut: { method: 'post', path: '/api/users/logout', access: 'public' },
  sendEmailLink: { method: 'post', path: '/api/users/email-link', access: 'customer' },
  proveEmail: { method: 'post', path: '/api/users/email-proof', access: 'public' },
  provePhone: { method: 'post', path: '/api/users/phone-proof', access: 'customer' },
  changeProfile: { method: 'put', path: '/api/users/profile', access: 'customer' },
  deleteProfile: { method: 'delete', path: '/api/users/profile', access: 'customer' },
  readUser: { method: 'get', path: '/api/users/:id', access: 'customer', owner: 'params.id', orAdmin: true },
  exportOwnData: { method: 'get', path: '/api/users/:id/data', access: 'customer', owner: 'params.id' },
  readAddresses: { method: 'get', path: '/api/users/:id/addresses', access: 'customer', owner: 'params.id' },
  keepAddresses: { method: 'put', path: '/api/users/:id/addresses', access: 'customer', owner: 'params.id' },

  countChoices: { method: 'get', path: '/api/search/choices', access: 'public' },
  suggestProducts: { method: 'get', path: '/api/search/suggestions', access: 'public' },
  readPlainList: { method: 'get', path: '/api/list/:name', access: 'public' },
  readFirstPictures: { method: 'get', path: '/api/list/:name/pictures', access: 'public' },

  listReviews: { method: 'get', path: '/api/product/:id/reviews', access: 'public' },
  readOrderClaims: { method: 'get', path: '/api/orders/:id/claims', access: 'anyone' },
  makeClaim: { method: 'post', path: '/api/orders/:id/claims', access: 'anyone' },
  readOrderReviews: { method: 'get', path: '/api/orders/:id/reviews', access: 'anyone' },
  writeReview: { method: 'put', path: '/api/orders/:id/reviews/:productId', access: 'anyone' },
  deleteReview: { method: 'delete', path: '/api/orders/:id/reviews/:productId', access: 'anyone' },

  listSavedDesigns: { method: 'get', path: '/api/saved-designs', access: 'customer' },
  saveDesign: { method: 'post', path: '/api/saved-designs', access: 'customer' },
  changeSavedDesign: { method: 'put', path: '/api/saved-designs/:designId', access: 'customer' },
  deleteSavedDesign: { method: 'delete', path: '/api/saved-designs/:designId', access: 'customer' },
  shareDesign: { method: 'post', path: '/api/saved-designs/:designId/share', access: 'customer' },
  stopSharingDesign: { method: 'delete', path: '/api/saved-designs/:designId/share', access: 'customer' },
  readSharedDesign: { method: 'get', path: '/api/shared-designs/:designId', access: 'anyone' },
  readSharedPicture: { method: 'get', path: '/api/shared-designs/:designId/pictures/:number', access: 'anyone' },

  priceCart: { method: 'post', path: '/api/cart/price', access: 'customer' },
  // These name a cart, whose id happens to be its owner's.
  emptyCart: {
    method: 'delete',
    path: '/api/cart/:userId',
    access: 'customer',
    owner: 'params.userId',
    hidesOthers: true,
  },
  changeCartItem: {
    method: 'patch',
    path: '/api/cart/:userId/items/:itemId',
    access: 'customer',
    owner: 'params.userId',
    hidesOthers: true,
  },
  removeCartItem: {
    method: 'delete',
    path: '/api/cart/:userId/items/:itemId',
    access: 'customer',
    owner: 'params.userId',
    hidesOthers: true,
  },

  // Cart checkout and single shirt share this path; checkout itself requires an account.
  placeOrder: { method: 'post', path: '/api/order', access: 'anyone' },
  listOrdersOf: { method: 'get', path: '/api/order/:id', access: 'customer', owner: 'params.id', orAdmin: true },
  priceBulkOrder: { method: 'post', path: '/api/bulk-order/price', access: 'public' },
  placeBulkOrder: { method: 'post', path: '/api/bulk-order', access: 'anyone' },
  placePrintOrder: { method: 'post', path: '/api/print-order', access: 'anyone' },

  makeQuote: { method: 'post', path: '/api/quotes', access: 'anyone', orAdmin: true },
  readQuote: { method: 'get', path: '/api/quotes/:id', access: 'anyone', orAdmin: true },
  downloadQuote: { method: 'get', path: '/api/quotes/:id/quote.pdf', access: 'anyone', orAdmin: true },
  acceptQuote: { method: 'post', path: '/api/quotes/:id/accept', access: 'anyone' },

  trackOrder: { method: 'post', path: '/api/track-order', access: 'public' },
  listOwnOrders: { method: 'get', path: '/api/orders', access: 'customer' },
  readOrder: { method: 'get', path: '/api/orders/:id', access: 'anyone', orAdmin: true },
  cancelOrder: { method: 'post', path: '/api/orders/:id/cancel', access: 'anyone', orAdmin: true },
  confirmOrder: { method: 'post', path: '/api/orders/:id/confirm', access: 'anyone', orAdmin: true },
  sendContactCode: { method: 'post', path: '/api/contact-code', access: 'anyone' },
  proveContact: { method: 'post', path: '/api/contact-code/proof', access: 'public' },
  readDesignPreview: {
    method: 'get',
    path: '/api/orders/:id/designs/:number/preview',
    access: 'anyone',
    orAdmin: true,
  },
  answerProof: { method: 'post', path: '/api/orders/:id/proofs/:number/answer', access: 'anyone' },
  readProofPicture: {
    method: 'get',
    path: '/api/orders/:id/proofs/:number/pictures/:picture',
    access: 'anyone',
    orAdmin: true,
  },
  listPrintPictures: { method: 'get', path: '/api/orders/:id/print-pictures', access: 'anyone', orAdmin: true },
  readPrintPicture: {
    method: 'get',
    path: '/api/orders/:id/print-pictures/:hash/:picture',
    access: 'anyone',
    orAdmin: true,
  },
  readGarmentPicture: { method: 'get', path: '/api/garment-pictures/:cut/:view/:color.png', access: 'public' },
  downloadReceipt: { method: 'get', path: '/api/orders/:id/receipt.pdf', access: 'anyone', orAdmin: true },

  // A guest pays with the order's secret token, so these are open; the order decides who may pay what.
  openPayment: { method: 'post', path: '/api/payments/create', access: 'anyone' },
  verifyPayment: { method: 'post', path: '/api/payments/verify', access: 'anyone' },
  takeWebhook: { method: 'post', path: '/api/payments/webhook', access: 'public', isSigned: true },

  takeParcelEvent: { method: 'post', path: '/api/parcels/webhook', access: 'public', isSigned: true },

  readOwnUpdates: { method: 'get', path: '/api/users/:id/updates', access: 'customer', owner: 'params.id' },
  chooseOwnUpdates: { method: 'put', path: '/api/users/:id/updates', access: 'customer', owner: 'params.id' },
  readOrderUpdates: { method: 'get', path: '/api/orders/:id/updates', access: 'anyone' },
  chooseOrderUpdates: { method: 'put', path: '/api/orders/:id/updates', access: 'anyone' },
  answerWhatsAppCheck: { method: 'get', path: '/api/messages/whatsapp', access: 'public' },
  takeWhatsAppMessage: { method: 'post', path: '/api/messages/whatsapp', access: 'public', isSigned: true },

  takeOverUpload: { method: 'post', path: '/api/uploads/take-over', access: 'customer' },
  readPrintDocument: { method: 'get', path: '/api/print-documents', access: 'anyone', orAdmin: true },

  checkCoupon: { method: 'post', path: '/api/coupons/check', access: 'anyone' },

  sendLeaveLink: { method: 'post', path: '/api/newsletter/leave-link', access: 'public' },
  leaveNewsletter: { method: 'post', path: '/api/newsletter/leave', access: 'public' },
  sendMessage: { method: 'post', path: '/api/contact', access: 'anyone' },

  readRobots: { method: 'get', path: '/api/robots', access: 'public' },
  readSitemap: { method: 'get', path: '/sitemap.xml', access: 'public' },
  readPagesSitemap: { method: 'get', path: '/sitemap-pages.xml', access: 'public' },
  readProductsSitemap: { method: 'get', path: '/sitemap-products-:month.xml', access: 'public' },
} as const satisfies Readonly<Record<string, Address & { readonly access: Exclude<CallAccess, 'admin'> }>>
