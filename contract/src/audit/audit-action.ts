type Listed = 'added' | 'changed' | 'deleted'

/** The past-tense verbs for each subject of the log. */
type VerbsOf = {
  claim: 'acknowledged' | 'called_off' | 'decided' | 'reprinted'
  coupon: Listed | 'ended'
  mail: 'sent_again' | 'sent_by_hand'
  message: 'answered' | 'changed' | 'closed'
  newsletter: 'exported' | 'removed'
  order:
    | 'billed_to'
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

/** The subject of an entry, by which the log is filtered: 'order' in 'order.moved'. */
export type AuditSubject = keyof VerbsOf

/** Every action that is logged, such as 'order.moved'. Old entries may have actions that are no longer logged. */
export type AuditAction = { [Subject in AuditSubject]: `${Subject}.${VerbsOf[Subject]}` }[AuditSubject]

/** The verb of an action on one of these subjects: 'moved' in 'order.moved'. */
export type AuditVerb<Subject extends AuditSubject = AuditSubject> = VerbsOf[Subject]
