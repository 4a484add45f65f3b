import { isLinkOver } from '@teeshala/contract/payments/gateway/payment-link'
import type { GatewayLink, LinkTerms, OnlineGateway } from '../../ports/payment-gateway.ts'
import { type AskRazorpay, RazorpayRefusal } from './razorpay-api.ts'
import { LinkEntity, LinkList, linkOf } from './razorpay-entities.ts'

/** Razorpay refuses to set an expiry less than 15 minutes ahead. */
const nearestEndMs = 16 * 60_000

/**
 * Razorpay's Payment Links API. It refuses a second link with the same reference, so a reference identifies one link however often it is requested.
 */
export function razorpayLinks(ask: AskRazorpay): Pick<OnlineGateway, 'findLink' | 'makeLink' | 'endLink'> {
  const find = async (reference: string): Promise<LinkEntity | undefined> => {
    const { payment_links } = await ask(`/payment_links?reference_id=${encodeURIComponent(reference)}`, LinkList)
    const [found] = payment_links?.filter(({ reference_id }) => reference_id === reference) ?? []
    // The payments of a link are included only when it is fetched by id.
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
      // It may exist already, from an interrupted or concurrent attempt.
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

  /** A partly paid link cannot be cancelled, only expire earlier; one that expires soon is left alone. */
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
