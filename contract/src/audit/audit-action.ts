type Listed = 'added' | 'changed' | 'deleted'

/** What is done to each subject of the log, in the past. */
type VerbsOf = {
  claim: 'acknowledged' | 'decided' | 'reprinted'
  coupon: Listed | 'ended'
  mail: 'sent_again' | 'sent_by_hand'
  message: 'answered' | 'changed' | 'closed'
  newsletter: 'exported' | 'removed'
  order:
    | 'coming_back'
    | 'confirmed'
    | 'courier_booked'
    | 'courier_cancelled'
    | 'credited'
    | 'dated'
    | 'design_changed'
    | 'e_invoice_cancelled'
    | 'e_invoice_retried'
    | 'link_cancelled'
    | 'link_renewed'
    | 'link_sent'
    | 'moved'
    | 'out_for_delivery'
    | 'proof_approved'
    | 'proof_refused'
    | 'proof_sent'
    | 'proof_waived'
    | 'taken'
    | 'waived'
  price: Listed
  product: Listed
  product_color: Listed
  product_type: Listed
  quote: 'sent'
  review: 'answered' | 'hidden' | 'shown'
  settings: 'changed' | 'printing_changed'
  tax: 'exported'
  user: 'admin_granted' | 'admin_revoked' | 'role_changed' | 'terms_changed'
  users: 'exported'
}

/** What the log is about, and filtered by: 'order' of 'order.moved'. */
export type AuditSubject = keyof VerbsOf

/** Everything that is noted in the log: 'order.moved'. Older entries may name what nobody notes any more. */
export type AuditAction = { [Subject in AuditSubject]: `${Subject}.${VerbsOf[Subject]}` }[AuditSubject]

/** What is done to any of these subjects: 'moved' of 'order.moved'. */
export type AuditVerb<Subject extends AuditSubject = AuditSubject> = VerbsOf[Subject]
