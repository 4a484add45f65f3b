import * as z from 'zod/mini'
import { Paise } from '../../money.ts'

export const voucherKinds = ['receipt_voucher', 'refund_voucher'] as const
export const VoucherKind = z.enum(voucherKinds)
export type VoucherKind = z.infer<typeof VoucherKind>

/** A voucher for an advance that an order keeps: what came, or what of it went back before anything was supplied. */
export const StoredVoucher = z.object({
  kind: VoucherKind,
  number: z.string(),
  issuedAt: z.date(),
  totalPaise: Paise,
  /** The receipt voucher of which a refund voucher gives back. */
  of: z.optional(z.string()),
})
export type StoredVoucher = z.infer<typeof StoredVoucher>

type Vouchered = { readonly vouchers?: readonly StoredVoucher[] | undefined }

/** Returns what of an order's money stands on receipt vouchers and has not gone back by refund vouchers, in paise. */
export function voucheredPaise({ vouchers = [] }: Vouchered): number {
  return vouchers.reduce(
    (sum, { kind, totalPaise }) => sum + (kind === 'receipt_voucher' ? totalPaise : -totalPaise),
    0,
  )
}

/** Returns the receipt vouchers of an order of which something is left, oldest first, with what that is. */
export function openVouchers({ vouchers = [] }: Vouchered): (StoredVoucher & { readonly leftPaise: number })[] {
  return vouchers
    .filter(({ kind }) => kind === 'receipt_voucher')
    .map((voucher) => {
      const back = vouchers.reduce((sum, each) => sum + (each.of === voucher.number ? each.totalPaise : 0), 0)
      return { ...voucher, leftPaise: voucher.totalPaise - back }
    })
    .filter(({ leftPaise }) => leftPaise > 0)
}
