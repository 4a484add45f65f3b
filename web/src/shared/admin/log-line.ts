import type { AuditEntry } from '@teeshala/contract/audit/audit'
import { type OrderStatus, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, type PaymentStatus } from '@teeshala/contract/orders/payment'

const words = (name: string, value: unknown) => {
  const text = String(value)
  if (name === 'paymentStatus') return adminPaymentLabels[text as PaymentStatus] ?? text
  return orderStatusLabels[text as OrderStatus] ?? text
}
const subjects: Readonly<Record<string, string>> = { status: 'Status', paymentStatus: 'Payment' }

/** An entry of the audit log in a line: what it changed, or the name of the action where it says no more. */
export function logLine({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  const from = (details.from ?? {}) as Record<string, unknown>
  const to = (details.to ?? {}) as Record<string, unknown>
  const changed = Object.keys(to).filter((name) => to[name] !== from[name])
  const changes = changed.map((name) => {
    const before = from[name] === undefined ? '' : `${words(name, from[name])} → `
    return `${subjects[name] ?? name}: ${before}${words(name, to[name])}`
  })
  return changes.join(', ') || action.replaceAll(/[._]/g, ' ')
}
