import * as z from 'zod/mini'
import { Paise } from '../../money.ts'

export const voucherKinds = ['receipt_voucher', 'refund_voucher'] as const
export const VoucherKind = z.enum(voucherKinds)
export type VoucherKind = z.infer<typeof VoucherKind>

/** An order's record of a voucher: an advance received, or one refunded before anything was supplied. */
export const StoredVoucher = z.object({
  kind: VoucherKind,
  number: z.string(),
  issuedAt: z.date(),
  totalPaise: Paise,
  /** The receipt voucher that a refund voucher is against. */
  of: z.optional(z.string()),
})
export type StoredVoucher = z.infer<typeof StoredVoucher>

type Vouchered = { readonly vouchers?: readonly StoredVoucher[] | undefined }

/** Returns how much of an order's money is on receipt vouchers and not on refund vouchers, in paise. */
export function voucheredPaise({ vouchers = [] }: Vouchered): number {
  return vouchers.reduce(
    (sum, { kind, totalPaise }) => sum + (kind === 'receipt_voucher' ? totalPaise : -totalPaise),
    0,
  )
}

/** Returns an order's receipt vouchers that still have something left, oldest first, with that amount. */
export function openVouchers({ vouchers = [] }: Vouchered): (StoredVoucher & { readonly leftPaise: number })[] {
  return vouchers
    .filter(({ kind }) => kind === 'receipt_voucher')
    .map((voucher) => {
      const back = vouchers.reduce((sum, each) => sum + (each.of === voucher.number ? each.totalPaise : 0), 0)
      return { ...voucher, leftPaise: voucher.totalPaise - back }
    })
    .filter(({ leftPaise }) => leftPaise > 0)
}
