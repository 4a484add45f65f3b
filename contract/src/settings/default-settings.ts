import { firstDelivery } from '../delivery/delivery-settings.ts'
import type { StaffSettings, StoreSettings } from './store-settings.ts'

/**
 * The settings of a shop that has not changed any, without its identity. `firstCashRules`, `firstAdvanceRules`, `firstUnprovedHolds`,
 * `firstMessageSettings`, `firstCourierSettings`, `firstClaimDays` and `isEInvoicing` are kept separately, because the shop's first pages do not need
 * them.
 */
export const defaultSettings: Omit<StoreSettings, 'cashRules' | 'advanceRules' | 'claimDays'> &
  Omit<StaffSettings, 'unprovedHolds' | 'messageChannels' | 'courierService' | 'isEInvoicing'> = {
  shopName: 'Teeshala',
  legalName: '',
  email: '',
  phone: '',
  addressLines: [],
  gstin: '',
  grievanceOfficer: { name: '', email: '', phone: '' },
  freeShippingAbove: 999,
  shippingFee: 99,
  furtherPrintPrice: 120,
  quantityBreaks: [],
  showListPrice: false,
  printMethod: 'dtf',
  delivery: firstDelivery,
  closedPaymentMethods: [],
  staffMails: [],
  isComposition: false,
  isUnregistered: false,
  upiId: '',
  proofsAbove: 50,
  lowStockThreshold: 10,
}
