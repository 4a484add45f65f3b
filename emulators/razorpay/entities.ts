/** Orders, payments, refunds and payment links in the format of Razorpay's API. */
export type OrderEntity = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  /** Whether it can be paid in parts, like orders behind payment links. */
  partial_payment: boolean
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Record<string, string>
  created_at: number
}

export type PaymentEntity = {
  id: string
  entity: 'payment'
  order_id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  method: 'card' | 'upi' | 'wallet'
  wallet: string | null
  vpa: string | null
  captured: boolean
  /** The gateway's fee and its GST; null until the payment is captured. */
  fee: number | null
  tax: number | null
  amount_refunded: number
  refund_status: 'partial' | 'full' | null
  error_code: string | null
  error_description: string | null
  notes: Record<string, string>
  created_at: number
}

export type RefundEntity = {
  id: string
  entity: 'refund'
  payment_id: string
  amount: number
  currency: string
  receipt: string | null
  status: 'processed'
  created_at: number
}

/** A payment attempt: its fields, and why it fails, if it does. */
export type Attempt = Partial<PaymentEntity> & { problem?: string | undefined }

export type LinkEntity = {
  id: string
  accept_partial: boolean
  first_min_partial_amount: number
  amount: number
  amount_paid: number
  currency: string
  description: string
  /** In seconds; 0 if it never expires. */
  expire_by: number
  order_id: string
  payments: { payment_id: string; amount: number; method: string; status: 'captured'; created_at: number }[]
  reference_id: string
  short_url: string
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled'
  created_at: number
}
