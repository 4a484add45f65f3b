/** Orders, payments and refunds, shaped as Razorpay's API returns them. */
export type OrderEntity = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
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
  /** What the gateway keeps, and the GST in it; null until the payment is captured. */
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

/** An attempt to pay: its fields, and why it fails if it does. */
export type Attempt = Partial<PaymentEntity> & { problem?: string | undefined }
