import type { Addresses, CallName } from '../api/addresses.ts'
import type { StaffRole } from './staff-role.ts'

/** The calls that staff make: those of the admin area, and those of customers that staff may make about anybody. */
export type StaffCallName = {
  [Name in CallName]: Addresses[Name] extends { access: 'admin' } | { orAdmin: true } ? Name : never
}[CallName]

const owner = ['owner'] as const
const office = ['owner', 'manager'] as const
const readers = ['owner', 'manager', 'viewer'] as const
const workshop = ['owner', 'manager', 'press'] as const
const everyone = ['owner', 'manager', 'press', 'viewer'] as const

/**
 * Who of the staff may make which call. An owner may make all of them. A manager runs the shop, but neither gives roles nor changes the
 * settings, which are the shop's name before the law and its terms of money. The press makes what was ordered: its calls answer no amounts, no
 * payments, no notes but those that are for it, and no more of a customer than the parcel's label. A viewer reads what the office reads, changes nothing but their own views of it, and takes no file of people
 * away; the audit log, which is about colleagues, is the office's alone.
 */
export const rolesOfCalls = {
  listUsers: readers,
  exportUsers: office,
  readUser: readers,
  setAdmin: owner,
  setPayTerms: office,

  addProduct: office,
  changeProduct: office,
  adjustProduct: office,
  deleteProduct: office,
  listAdminProducts: readers,
  exportProducts: readers,
  checkImport: office,
  importProducts: office,
  readAdminProduct: readers,
  addProductType: office,
  changeProductType: office,
  deleteProductType: office,
  listTypesInUse: readers,
  addProductColor: office,
  changeProductColor: office,
  deleteProductColor: office,
  listColorsInUse: readers,

  listStaffReviews: readers,
  moderateReview: office,

  listClaims: readers,
  readClaim: readers,
  changeClaim: office,
  listReprints: everyone,
  finishReprint: workshop,

  listOrders: readers,
  listOrdersOf: readers,
  moveOrder: office,
  priceStaffOrder: office,
  placeStaffOrder: office,
  recordPart: office,
  sendPaymentLink: office,
  cancelPaymentLink: office,
  listPaymentLinks: readers,
  listOverdue: readers,
  sumOverdue: readers,
  waiveGate: office,
  noteOutForDelivery: office,
  receiveCameBack: office,
  readParcel: readers,
  offerCouriers: office,
  bookCourier: office,
  askAboutBooking: office,
  cancelBooking: office,
  downloadParcelLabel: office,
  readEInvoices: readers,
  registerEInvoices: office,
  cancelEInvoices: office,
  readCreditableLines: readers,
  giveCredit: office,
  movePromise: office,
  sendProof: office,
  changeDesign: office,
  waiveProof: office,
  renewOrderLink: office,
  listBulkOrders: readers,
  moveBulkOrder: office,
  listPrintOrders: readers,
  movePrintOrder: office,
  readOrder: readers,
  cancelOrder: office,
  confirmOrder: office,
  readDesignPreview: everyone,
  readProofPicture: everyone,
  listPrintPictures: everyone,
  readPrintPicture: everyone,
  downloadJobTicket: everyone,
  downloadReceipt: readers,
  downloadPrintSheet: everyone,
  listOrderNotes: everyone,
  addOrderNote: workshop,
  listOrderLog: readers,
  listOrderPayments: readers,
  listProduction: everyone,
  readProduction: everyone,
  moveProduction: workshop,
  tellReady: workshop,

  makeQuote: office,
  listQuotes: readers,
  readQuote: readers,
  downloadQuote: office,
  sendQuote: office,

  setPrice: office,
  deletePrice: office,
  changeTradeRules: office,
  readPrintDocument: everyone,
  readSettings: readers,
  changeSettings: owner,
  readGstReturn: office,
  exportGstReturn: office,
  listCoupons: readers,
  addCoupon: office,
  changeCoupon: office,
  deleteCoupon: office,

  readSummary: readers,
  listSales: readers,
  readBooksCheck: readers,

  readFirstSteps: owner,
  readNotifications: readers,
  markNotificationsSeen: readers,
  readSavedViews: readers,
  keepSavedViews: readers,

  listMessages: readers,
  readMessage: readers,
  changeMessage: office,
  listMails: office,
  decideMail: office,
  listAssignees: readers,
  listSubscribers: readers,
  exportSubscribers: office,
  removeSubscriber: office,
  listAuditLog: office,
} as const satisfies Readonly<Record<StaffCallName, readonly StaffRole[]>>

/** Whether somebody of this role may make the call; nobody without one may. */
export function mayCall(role: StaffRole | undefined, name: StaffCallName): boolean {
  return role !== undefined && (rolesOfCalls[name] as readonly StaffRole[]).includes(role)
}

/** Whether the call is one that staff make. */
export function isStaffCall(name: CallName): name is StaffCallName {
  return name in rolesOfCalls
}
