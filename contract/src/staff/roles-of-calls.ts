import type { Addresses, CallName } from '../api/addresses.ts'
import type { StaffRole } from './staff-role.ts'

/** The calls that staff make: those of the admin area, and customers' calls that staff may make for any customer. */
export type StaffCallName = {
  [Name in CallName]: Addresses[Name] extends { access: 'admin' } | { orAdmin: true } ? Name : never
}[CallName]

const owner = ['owner'] as const
const office = ['owner', 'manager'] as const
const readers = ['owner', 'manager', 'viewer'] as const
const workshop = ['owner', 'manager', 'press'] as const
const everyone = ['owner', 'manager', 'press', 'viewer'] as const

/**
 * Which staff may make which call. Owners may make all of them. Managers run the shop, but cannot give roles or change the settings, which include the
 * shop's legal identity and its terms of payment. The press makes what was ordered: its calls show no amounts, no payments, only notes meant for the
 * press, and of a customer only the parcel's label. Viewers can read what the office reads, change only their own views, and export no personal data.
 * The audit log, which is about colleagues, is for the office only.
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
  callOffReprint: office,

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
  setBillingAddress: office,
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

/** Returns whether this role may make the call; without a role nobody may. */
export function mayCall(role: StaffRole | undefined, name: StaffCallName): boolean {
  return role !== undefined && (rolesOfCalls[name] as readonly StaffRole[]).includes(role)
}

/** Returns whether the call is a staff call. */
export function isStaffCall(name: CallName): name is StaffCallName {
  return name in rolesOfCalls
}
