import type { AuditLogEntry } from '@teeshala/contract/audit/audit'
import type { AuditVerb } from '@teeshala/contract/audit/audit-action'
import { roleWords } from '@teeshala/contract/staff/staff-role'
import * as texts from '../../texts/shared/audit.ts'
import { changesIn, type Fields, lineOf } from './changes-in-words.ts'

/** An audit log entry in words: a sentence that starts with its verb, and the individual changes if there are several. */
export type AuditWords = { readonly sentence: string; readonly changes: readonly string[] }

type Said = Pick<AuditLogEntry, 'action' | 'target' | 'details' | 'name'>

/** Verbs with a sentence of their own. */
type SentenceVerb = AuditVerb<'user'> | `proof_${string}` | 'design_changed'

const verbs: Readonly<Record<Exclude<AuditVerb, SentenceVerb>, string>> = {
  acknowledged: 'acknowledged',
  added: 'added',
  answered: 'answered',
  billed_to: texts.gaveABillingAddressTo,
  called_off: texts.calledOffTheReprintOf,
  changed: 'changed',
  closed: 'closed',
  coming_back: texts.notedAsComingBack,
  confirmed: 'confirmed',
  courier_booked: texts.bookedACourierFor,
  courier_cancelled: texts.cancelledTheCourierOf,
  credited: texts.gaveACreditNoteFor,
  dated: texts.gaveAnotherDateTo,
  decided: 'decided',
  deleted: 'deleted',
  e_invoice_cancelled: texts.cancelledTheEInvoiceOf,
  e_invoice_retried: texts.registeredAgainTheInvoiceOf,
  ended: 'ended',
  exported: 'exported',
  hidden: 'hid',
  link_cancelled: texts.cancelledThePaymentLinkOf,
  link_renewed: texts.madeANewPaymentLinkFor,
  link_sent: texts.sentAPaymentLinkFor,
  moved: 'moved',
  out_for_delivery: texts.notedAsOutForDelivery,
  printing_changed: texts.changedThePrintingRulesIn,
  removed: texts.removedAnAddressFrom,
  reprinted: texts.madeAgain,
  sent: 'sent',
  sent_again: texts.sentAgain,
  sent_by_hand: texts.markedAsHandled,
  shown: texts.showedAgain,
  taken: 'took',
  waived: texts.letPass,
}

const subjects: Readonly<Record<string, string>> = {
  newsletter: texts.theNewsletter,
  price: texts.thePriceList,
  product_color: texts.theColour,
  product_type: texts.theProductType,
  settings: texts.theSettings,
  tax: texts.aGstReturn,
  users: texts.theListOfPeople,
}

/** Returns an entry in words; an unknown action is shown as it is. */
export function auditWords(entry: Said): AuditWords {
  const [subject = '', action = ''] = entry.action.split('.')
  const changes = changesIn(entry.details)
  const { reason } = entry.details
  const lines = [...changes.map(lineOf), ...(typeof reason === 'string' && reason ? [texts.reasonGiven(reason)] : [])]
  if (action === 'terms_changed') {
    return { sentence: texts.changedPayTerms(entry.name ?? idOf(entry.target), lines.join(', ')), changes: [] }
  }
  if (action.startsWith('proof_')) return { sentence: proofSentence(action, entry), changes: [] }
  if (action === 'design_changed') {
    const order = texts.orderNamed(idOf(entry.target))
    return { sentence: texts.changedDesign(order, String(entry.details.placement)), changes: [] }
  }
  if (subject === 'user') return { sentence: roleSentence(action, entry), changes: [] }
  const verb = (verbs as Readonly<Record<string, string>>)[action]
  const thing = thingOf(subject, entry)
  const [only] = changes
  if (verb === 'changed' && only && lines.length === 1) {
    if ('said' in only) return { sentence: texts.changedSo(thing, only.said), changes: [] }
    if (only.before) return { sentence: texts.changedFromTo(only.label, thing, only.before, only.after), changes: [] }
  }
  const sentence = verb
    ? `${verb} ${thing}`
    : `${action.replaceAll('_', ' ')}: ${subject.replaceAll('_', ' ')} ${thing}`
  return { sentence, changes: verb === 'added' ? [] : lines }
}

/** Returns the subject of an entry in words. */
export const auditThing = (entry: Said) => thingOf(entry.action.split('.', 1)[0] ?? '', entry)

function roleSentence(action: string, { details, name, target }: Said): string {
  const who = name ?? idOf(target)
  const label = (side: unknown) => {
    const role = (side as { role?: keyof typeof roleWords } | undefined)?.role
    return role && role in roleWords ? roleWords[role].label : undefined
  }
  const [from, to] = [label(details.from), label(details.to)]
  if (action === 'admin_revoked') return texts.removedAdminRights(who)
  if (action === 'admin_granted') return texts.madeAnAdmin(who, to ? `: ${to}` : '')
  if (action === 'role_changed') return texts.changedRole(who, from ?? 'none', to ?? 'none')
  return `${action.replaceAll('_', ' ')}: ${who}`
}

function proofSentence(action: string, { target, details: { number, reason } }: Said): string {
  const order = texts.orderNamed(idOf(target))
  if (action === 'proof_sent') return texts.sentProof(Number(number), order)
  if (action === 'proof_approved') return texts.approvedProof(Number(number), order)
  if (action === 'proof_refused') return texts.askedToChangeProof(Number(number), order)
  return texts.letStartWithoutProof(order, String(reason))
}

const idOf = (target: string) => target.split('/')[1] ?? target

/** Returns the subject of an entry in words. */
function thingOf(subject: string, { target, details, name }: Said): string {
  const { from = {}, to = {} } = details as { from?: Fields; to?: Fields }
  const own =
    name ??
    [details.name, to.name, from.name, to.type, from.type, details.option].find((each) => typeof each === 'string')
  if (subject === 'order') return texts.orderNamed(idOf(target))
  const sentTo = typeof details.to === 'string' ? details.to : ''
  if (subject === 'quote') return texts.quoteNamed(idOf(target), sentTo)
  if (subject === 'coupon') return texts.couponNamed(idOf(target))
  if (subject === 'mail') return own === undefined ? texts.emailNumbered(idOf(target)) : texts.emailNamed(own)
  if (subject === 'message') return texts.messageNamed(idOf(target))
  if (subject === 'claim') return texts.claimNamed(own ?? idOf(target))
  if (subject === 'review') return texts.theReviewOf(own ?? idOf(target))
  if (subject === 'price') return texts.inThePriceList(own ?? idOf(target))
  const kind = subjects[subject]
  if (kind) return own && subject.startsWith('product_') ? `${kind} ${own}` : kind
  return `${own ?? idOf(target)}`
}
