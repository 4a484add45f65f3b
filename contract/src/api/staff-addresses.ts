import type { Address } from './address.ts'

/** The calls that only staff make; the browser loads them with the admin area. Which of the staff, `rolesOfCalls` says. */
export const staffAddresses = {
  listUsers: { method: 'get', path: '/api/users', access: 'admin' },
  exportUsers: { method: 'get', path: '/api/users/export.csv', access: 'admin' },
  setAdmin: { method: 'patch', path: '/api/users/:id', access: 'admin' },
  setPayTerms: { method: 'put', path: '/api/users/:id/pay-terms', access: 'admin' },

  addProduct: { method: 'post', path: '/api/product', access: 'admin' },
  changeProduct: { method: 'put', path: '/api/product/:id', access: 'admin' },
  adjustProduct: { method: 'patch', path: '/api/product/:id', access: 'admin' },
  deleteProduct: { method: 'delete', path: '/api/product/:id', access: 'admin' },
  exportProducts: { method: 'get', path: '/api/admin/products/export.csv', access: 'admin' },
  checkImport: { method: 'post', path: '/api/admin/products/import/check', access: 'admin' },
  importProducts: { method: 'post', path: '/api/admin/products/import', access: 'admin' },
  listAdminProducts: { method: 'get', path: '/api/admin/products', access: 'admin' },
  readAdminProduct: { method: 'get', path: '/api/admin/products/:id', access: 'admin' },
  addProductType: { method: 'post', path: '/api/product-types', access: 'admin' },
  changeProductType: { method: 'put', path: '/api/product-types/:id', access: 'admin' },
  deleteProductType: { method: 'delete', path: '/api/product-types/:id', access: 'admin' },
  listTypesInUse: { method: 'get', path: '/api/admin/product-types', access: 'admin' },
  addProductColor: { method: 'post', path: '/api/product-colors', access: 'admin' },
  changeProductColor: { method: 'put', path: '/api/product-colors/:id', access: 'admin' },
  deleteProductColor: { method: 'delete', path: '/api/product-colors/:id', access: 'admin' },
  listColorsInUse: { method: 'get', path: '/api/admin/product-colors', access: 'admin' },

  listStaffReviews: { method: 'get', path: '/api/admin/reviews', access: 'admin' },
  moderateReview: { method: 'patch', path: '/api/admin/reviews/:id', access: 'admin' },

  listClaims: { method: 'get', path: '/api/admin/claims', access: 'admin' },
  readClaim: { method: 'get', path: '/api/admin/claims/:id', access: 'admin' },
  changeClaim: { method: 'patch', path: '/api/admin/claims/:id', access: 'admin' },
  listReprints: { method: 'get', path: '/api/admin/reprints', access: 'admin' },
  finishReprint: { method: 'post', path: '/api/admin/reprints/:id/finish', access: 'admin' },

  listOrders: { method: 'get', path: '/api/order', access: 'admin' },
  moveOrder: { method: 'patch', path: '/api/order/:id', access: 'admin' },
  listBulkOrders: { method: 'get', path: '/api/bulk-order', access: 'admin' },
  priceStaffOrder: { method: 'post', path: '/api/admin/order/price', access: 'admin' },
  placeStaffOrder: { method: 'post', path: '/api/admin/order', access: 'admin' },
  recordPart: { method: 'post', path: '/api/admin/order/:id/part', access: 'admin' },
  waiveGate: { method: 'post', path: '/api/admin/order/:id/waiver', access: 'admin' },
  noteOutForDelivery: { method: 'post', path: '/api/admin/order/:id/out-for-delivery', access: 'admin' },
  receiveCameBack: { method: 'post', path: '/api/admin/order/:id/came-back', access: 'admin' },
  readParcel: { method: 'get', path: '/api/admin/order/:id/parcel', access: 'admin' },
  offerCouriers: { method: 'post', path: '/api/admin/order/:id/couriers', access: 'admin' },
  bookCourier: { method: 'post', path: '/api/admin/order/:id/courier', access: 'admin' },
  askAboutBooking: { method: 'post', path: '/api/admin/order/:id/courier/ask', access: 'admin' },
  cancelBooking: { method: 'post', path: '/api/admin/order/:id/courier/cancel', access: 'admin' },
  downloadParcelLabel: { method: 'get', path: '/api/admin/order/:id/parcel-label.pdf', access: 'admin' },
  readCreditableLines: { method: 'get', path: '/api/admin/order/:id/credit-note', access: 'admin' },
  giveCredit: { method: 'post', path: '/api/admin/order/:id/credit-note', access: 'admin' },
  movePromise: { method: 'post', path: '/api/admin/order/:id/promise', access: 'admin' },
  sendProof: { method: 'post', path: '/api/admin/order/:id/proofs', access: 'admin' },
  changeDesign: { method: 'put', path: '/api/admin/order/:id/design', access: 'admin' },
  waiveProof: { method: 'post', path: '/api/admin/order/:id/proof-waiver', access: 'admin' },
  renewOrderLink: { method: 'post', path: '/api/admin/order/:id/link', access: 'admin' },
  moveBulkOrder: { method: 'patch', path: '/api/bulk-order/:id', access: 'admin' },
  listPrintOrders: { method: 'get', path: '/api/print-order', access: 'admin' },
  movePrintOrder: { method: 'patch', path: '/api/print-order/:id', access: 'admin' },

  listQuotes: { method: 'get', path: '/api/quotes', access: 'admin' },
  sendQuote: { method: 'post', path: '/api/quotes/:id/send', access: 'admin' },

  downloadJobTicket: { method: 'get', path: '/api/print-order/:id/job-ticket.pdf', access: 'admin' },
  downloadPrintSheet: { method: 'get', path: '/api/orders/:id/print-sheet.pdf', access: 'admin' },
  listOrderNotes: { method: 'get', path: '/api/orders/:id/notes', access: 'admin' },
  addOrderNote: { method: 'post', path: '/api/orders/:id/notes', access: 'admin' },
  listOrderLog: { method: 'get', path: '/api/orders/:id/log', access: 'admin' },
  listOrderPayments: { method: 'get', path: '/api/orders/:id/payments', access: 'admin' },

  listProduction: { method: 'get', path: '/api/admin/production', access: 'admin' },
  readProduction: { method: 'get', path: '/api/admin/production/:id', access: 'admin' },
  moveProduction: { method: 'patch', path: '/api/admin/production/:id', access: 'admin' },

  setPrice: { method: 'post', path: '/api/pricing/update', access: 'admin' },
  deletePrice: { method: 'delete', path: '/api/pricing/:section/:key', access: 'admin' },
  changeTradeRules: { method: 'put', path: '/api/printing-rules', access: 'admin' },

  changeSettings: { method: 'put', path: '/api/settings', access: 'admin' },

  readGstReturn: { method: 'get', path: '/api/admin/gst-returns/:month', access: 'admin' },
  exportGstReturn: { method: 'get', path: '/api/admin/gst-returns/:month/:section.csv', access: 'admin' },

  listCoupons: { method: 'get', path: '/api/admin/coupons', access: 'admin' },
  addCoupon: { method: 'post', path: '/api/admin/coupons', access: 'admin' },
  changeCoupon: { method: 'put', path: '/api/admin/coupons/:code', access: 'admin' },

  readSummary: { method: 'get', path: '/api/admin/summary', access: 'admin' },
  listSales: { method: 'get', path: '/api/admin/sales', access: 'admin' },

  readBooksCheck: { method: 'get', path: '/api/admin/books-check', access: 'admin' },

  readFirstSteps: { method: 'get', path: '/api/admin/first-steps', access: 'admin' },
  readNotifications: { method: 'get', path: '/api/admin/notifications', access: 'admin' },
  markNotificationsSeen: { method: 'put', path: '/api/admin/notifications/seen', access: 'admin' },

  readSavedViews: { method: 'get', path: '/api/admin/views/:list', access: 'admin' },
  keepSavedViews: { method: 'put', path: '/api/admin/views/:list', access: 'admin' },

  listMessages: { method: 'get', path: '/api/admin/messages', access: 'admin' },
  readMessage: { method: 'get', path: '/api/admin/messages/:id', access: 'admin' },
  changeMessage: { method: 'patch', path: '/api/admin/messages/:id', access: 'admin' },
  listMails: { method: 'get', path: '/api/admin/mails', access: 'admin' },
  decideMail: { method: 'patch', path: '/api/admin/mails/:id', access: 'admin' },
  listAssignees: { method: 'get', path: '/api/admin/assignees', access: 'admin' },
  listSubscribers: { method: 'get', path: '/api/admin/newsletter', access: 'admin' },
  exportSubscribers: { method: 'get', path: '/api/admin/newsletter/export.csv', access: 'admin' },
  removeSubscriber: { method: 'delete', path: '/api/admin/newsletter/:id', access: 'admin' },

  listAuditLog: { method: 'get', path: '/api/admin/audit-log', access: 'admin' },
} as const satisfies Readonly<Record<string, Address & { readonly access: 'admin' }>>
