import { isLinkOver } from '@teeshala/contract/payments/gateway/payment-link'
import type { GatewayLink, LinkTerms, OnlineGateway } from '../../ports/payment-gateway.ts'
import { type AskRazorpay, RazorpayRefusal } from './razorpay-api.ts'
import { LinkEntity, LinkList, linkOf } from './razorpay-entities.ts'

/** Razorpay takes no end of a link that is nearer than 15 minutes. */
const nearestEndMs = 16 * 60_000

/** Razorpay's Payment Links API. It refuses a second link of one reference, so a reference stands for one link however often it is asked for. */
export function razorpayLinks(ask: AskRazorpay): Pick<OnlineGateway, 'findLink' | 'makeLink' | 'endLink'> {
  const find = async (reference: string): Promise<LinkEntity | undefined> => {
    const { payment_links } = await ask(`/payment_links?reference_id=${encodeURIComponent(reference)}`, LinkList)
    const [found] = payment_links?.filter(({ reference_id }) => reference_id === reference) ?? []
    // What was paid by it is told only of a link that is asked for by its id.
    return found && ask(`/payment_links/${found.id}`, LinkEntity)
  }

  const findLink = async (reference: string): Promise<GatewayLink | undefined> => {
    const found = await find(reference)
    return found && linkOf(found)
  }

  const makeLink = async (terms: LinkTerms): Promise<GatewayLink> => {
    try {
      return linkOf(await ask('/payment_links', LinkEntity, { method: 'POST', body: bodyOf(terms) }))
    } catch (error) {
      // It may have been made before, by somebody who died or by somebody else meanwhile.
      const present = error instanceof RazorpayRefusal ? await findLink(terms.reference) : undefined
      if (!present) throw error
      return present
    }
  }

  const endLink = async (link: GatewayLink, reference: string): Promise<GatewayLink> => {
    try {
      return linkOf(await ask(`/payment_links/${link.id}/cancel`, LinkEntity, { method: 'POST', body: {} }))
    } catch (error) {
      if (!(error instanceof RazorpayRefusal)) throw error
      const now = await find(reference)
      if (now?.status === 'partially_paid') return linkOf(await expireSoon(now))
      if (now && isLinkOver(linkOf(now).state)) return linkOf(now)
      throw error
    }
  }

  /** A link of which a part is paid cannot be cancelled, only end earlier; one that ends soon is left alone. */
  const expireSoon = async (link: LinkEntity): Promise<LinkEntity> => {
    const soon = seconds(Date.now() + nearestEndMs)
    if (link.expire_by && link.expire_by <= soon) return link
    return ask(`/payment_links/${link.id}`, LinkEntity, { method: 'PATCH', body: { expire_by: soon } })
  }

  return { findLink, makeLink, endLink }
}

/** The shop sends the link itself, in its own words. */
function bodyOf({ reference, amountPaise, firstPaise, expiresAt, description, customer }: LinkTerms) {
  const { name, email, contact } = customer
  return {
    amount: amountPaise,
    currency: 'INR',
    accept_partial: firstPaise !== undefined,
    ...(firstPaise !== undefined && { first_min_partial_amount: firstPaise }),
    expire_by: seconds(expiresAt.getTime()),
    reference_id: reference,
    description,
    customer: { name, ...(email && { email }), ...(contact && { contact }) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { order: reference },
  }
}

const seconds = (ms: number) => Math.floor(ms / 1000)
