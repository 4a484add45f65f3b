import {
  type Icon,
  IconCategory,
  IconClockDollar,
  IconCurrencyRupee,
  IconFileInvoice,
  IconFiles,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconMailExclamation,
  IconMessage,
  IconMessageReport,
  IconPackages,
  IconPhonePlus,
  IconPrinter,
  IconReceiptTax,
  IconSettings,
  IconShirt,
  IconShoppingBag,
  IconStar,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { mayCall, type StaffCallName } from '@teeshala/contract/staff/roles-of-calls'
import type { StaffRole } from '@teeshala/contract/staff/staff-role'
import * as texts from '../../../texts/frame/admin.ts'

export type AdminLink = {
  readonly to: string
  readonly label: string
  readonly icon: Icon
  /** The call that its page depends on: a role without it does not get the link. Null for a page about oneself. */
  readonly needs: StaffCallName | null
  /** The key that opens the page, after G. */
  readonly key: string
  /** Whether the link is active only on exactly this URL. */
  readonly end?: true
}

/** Catalogue and customers. */
const shopLinks: readonly AdminLink[] = [
  { to: '/admin', label: texts.dashboard, icon: IconLayoutDashboard, needs: 'readSummary', key: 'd', end: true },
  { to: '/admin/orders', label: texts.orders, icon: IconShoppingBag, needs: 'listOrders', key: 'o' },
  { to: '/admin/new-order', label: texts.newOrder, icon: IconPhonePlus, needs: 'placeStaffOrder', key: 'n' },
  { to: '/admin/printing', label: texts.printing, icon: IconFileInvoice, needs: 'placeStaffOrder', key: 'c' },
  { to: '/admin/bulk-orders', label: texts.bulkOrders, icon: IconPackages, needs: 'listBulkOrders', key: 'b' },
  { to: '/admin/print-orders', label: texts.printOrders, icon: IconFiles, needs: 'listPrintOrders', key: 'j' },
  { to: '/admin/quotes', label: texts.quotes, icon: IconFileInvoice, needs: 'listQuotes', key: 'q' },
  { to: '/admin/production', label: texts.production, icon: IconPrinter, needs: 'listProduction', key: 'm' },
  { to: '/admin/products', label: texts.products, icon: IconShirt, needs: 'addProduct', key: 'p' },
  { to: '/admin/users', label: texts.users, icon: IconUsers, needs: 'listUsers', key: 'u' },
  { to: '/admin/product-type', label: texts.productType, icon: IconCategory, needs: 'listTypesInUse', key: 't' },
  { to: '/admin/product-list', label: texts.productList, icon: IconListDetails, needs: 'listAdminProducts', key: 'l' },
  { to: '/admin/price-add', label: texts.priceAdd, icon: IconCurrencyRupee, needs: 'listAdminProducts', key: 'r' },
]

/** Messages and the audit log. */
const recordLinks: readonly AdminLink[] = [
  { to: '/admin/messages', label: texts.messages, icon: IconMessage, needs: 'listMessages', key: 'e' },
  { to: '/admin/claims', label: texts.claims, icon: IconMessageReport, needs: 'listClaims', key: 'k' },
  { to: '/admin/reviews', label: texts.reviews, icon: IconStar, needs: 'listStaffReviews', key: 'v' },
  { to: '/admin/newsletter', label: texts.newsletter, icon: IconMail, needs: 'listSubscribers', key: 'w' },
  { to: '/admin/mails', label: texts.emails, icon: IconMailExclamation, needs: 'listMails', key: 'y' },
  {
    to: '/admin/overdue-invoices',
    label: texts.overdueInvoices,
    icon: IconClockDollar,
    needs: 'listOverdue',
    key: 'f',
  },
  { to: '/admin/gst-returns', label: texts.gstReturns, icon: IconReceiptTax, needs: 'readGstReturn', key: 'x' },
  { to: '/admin/audit-log', label: texts.auditLog, icon: IconHistory, needs: 'listAuditLog', key: 'a' },
]

const ownLinks: readonly AdminLink[] = [
  { to: '/admin/profile', label: texts.profile, icon: IconUser, needs: null, key: 'i' },
  { to: '/admin/settings', label: texts.settings, icon: IconSettings, needs: 'readSettings', key: 's' },
]

/** Returns the admin pages for this role, grouped as in the navigation. */
export function adminLinksOf(role: StaffRole | undefined): (readonly AdminLink[])[] {
  const groups = [shopLinks, recordLinks, ownLinks]
  const open = groups.map((group) => group.filter(({ needs }) => needs === null || mayCall(role, needs)))
  return open.filter((group) => group.length > 0)
}
