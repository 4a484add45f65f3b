import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { formatCount } from '@teeshala/contract/count-format'
import { formatFullDay } from '@teeshala/contract/date-format'
import { isDateOver } from '@teeshala/contract/delivery/moved-promise'
import { drawnOf } from '@teeshala/contract/design-document/design-document'
import { layerWords } from '@teeshala/contract/design-document/layer-words'
import { designsOfLine, documentsOfLines } from '@teeshala/contract/designs/line-designs'
import { garmentPicturePath } from '@teeshala/contract/garment/garment-picture'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { dayOf } from '@teeshala/contract/india-day'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { lineAmountPaise, placementsOfLines, type StoredLine } from '@teeshala/contract/orders/order-lines'
import type { OrderShipment } from '@teeshala/contract/orders/shipment'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { waitsToBegin } from '@teeshala/contract/payments/money-gate'
import { openPaise } from '@teeshala/contract/payments/payment'
import { lapsedNote } from '@teeshala/contract/payments/payment-time'
import { jobFacts, jobName } from '@teeshala/contract/printing/job-facts'
import { ownPieces } from '@teeshala/contract/proofs/proof-gate'
import { filledLayer } from '@teeshala/contract/roster/fill-text'
import { creditedPaise } from '@teeshala/contract/tax/invoice'
import { publicOrigin } from '../environment/public-origin.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { composeOrderMail, contactLines, rupees, type Sending, swatchOf } from './compose-order-mail.ts'
import { howPaid } from './how-paid.ts'
import type { MailLine, Shop } from './mail-content.ts'
import { type OrderEvent, openingOf } from './order-openings.ts'
import { withoutWordsOfStrangers } from './words-of-strangers.ts'

/** Returns the mail for a new order, which stores a guest's token for later mails; undefined if it has no address. */
export function orderPlacedMail(
  order: WithId<StoredOrder>,
  shop: Shop,
  { guestToken, confirmCode }: Pick<Sending, 'guestToken' | 'confirmCode'>,
): StoredMail | undefined {
  const mail = orderMail(order, 'placed', {
    ...{ shop, now: order.createdAt, guestToken, confirmCode },
    ...(ownPieces(order) > 0 && { prints: { orderId: order._id } }),
  })
  return mail && guestToken !== undefined ? { ...mail, guestToken } : mail
}

/** Returns the mail about an order event in plain text and HTML; undefined if it has no address. */
export function orderMail(stored: WithId<StoredOrder>, event: OrderEvent, sending: Sending): StoredMail | undefined {
  const order = stored.isMailboxProved ? stored : withoutWordsOfStrangers(stored)
  const opening = openingOf(order, event, sending.movedPaise)
  const last = order.timeline.at(-1)
  const isRemark = last?.note !== undefined && last.note !== lapsedNote && last.to === event
  const paragraphs = isRemark ? [...opening.paragraphs, last?.note ?? ''] : opening.paragraphs
  return composeOrderMail(
    order,
    {
      opening: { ...opening, paragraphs },
      lines: order.lines.map((line) => mailLine(line, order)),
      sums: sumsOf(order),
      facts: factsOf(order, sending.now),
    },
    sending,
  )
}

function mailLine(line: StoredLine, { kind, designs, designDocuments = [] }: StoredOrder): MailLine {
  const amount = rupees(lineAmountPaise(line))
  if (line.kind === 'paper') return { text: `${line.quantity} × ${line.name}`, about: line.description ?? '', amount }
  const { quantity, name, size, color, colorName, colorHex } = line
  const swatch = swatchOf(colorHex)
  const text = `${quantity} × ${name}`
  const label = size && sizeLabel(size)
  const placement = line.kind === 'catalogue' ? line.placement : line.prints[0]?.placement
  const picture = pictureOf(line, placement)
  // A bulk order's prints belong to all its lines and are shown once below them.
  if (kind === 'bulk') return { text, about: `${colorName ?? color}, ${label}`, swatch, picture, amount }
  const [design] = line.kind === 'catalogue' ? designsOfLine(line) : designs
  const ownPrint = placement && line.printedSides ? `your print: ${placement}` : placement
  const documents = line.kind === 'catalogue' ? documentsOfLines([line]) : designDocuments
  const written = documents.flatMap(drawnOf).map((layer) => layerWords(layer))
  const about = [label, colorName, ownPrint, design && `your design ${design.name}`.trim(), ...written]
    .filter(Boolean)
    .join(', ')
  return { text, about, swatch, picture, amount }
}

/** Returns the picture of a line that a mail program can fetch: its photo, which the site serves by path, or the drawn garment. */
function pictureOf(
  line: Exclude<StoredLine, { kind: 'paper' }>,
  placement: Placement | undefined,
): MailLine['picture'] {
  const { image, name, colorName, colorHex = '', productType } = line
  const inColour = colorName ? `${name} in ${colorName}` : name
  if (image !== '') {
    const url = image.startsWith('/') ? `${publicOrigin()}${image.replace(/-960(\.webp)$/, '-480$1')}` : image
    return { url, alt: inColour }
  }
  const garment = { cut: cutForType(productType), color: colorHex, placement }
  return {
    url: `${publicOrigin()}${garmentPicturePath(garment)}`,
    alt: placement ? `${inColour}, printed at ${placement}` : inColour,
  }
}

function sumsOf(order: StoredOrder) {
  const { itemsPaise, shippingPaise, discountPaise = 0, totalPaise, coupon, payment } = order
  const off = coupon === undefined ? 'Discount' : `Coupon ${coupon}`
  const open = openPaise(order)
  return [
    { label: 'Subtotal', amount: rupees(itemsPaise) },
    { label: 'Shipping', amount: shippingPaise === 0 ? 'Free' : rupees(shippingPaise) },
    ...(discountPaise > 0 ? [{ label: off, amount: `−${rupees(discountPaise)}` }] : []),
    ...(coupon !== undefined && discountPaise === 0 ? [{ label: off, amount: 'Free shipping' }] : []),
    { label: 'Total', amount: rupees(totalPaise) },
    ...(order.credits ? [{ label: 'Credit notes', amount: `−${rupees(creditedPaise(order))}` }] : []),
    ...(payment.status === 'partly_paid' ? [{ label: 'Paid', amount: rupees(payment.paidPaise) }] : []),
    ...(payment.status === 'partly_paid' && open > 0 ? [{ label: 'Balance', amount: rupees(open) }] : []),
  ]
}

function factsOf(order: StoredOrder, now: Date) {
  const { kind, lines, designs, designDocuments = [] } = order
  const placements = placementsOfLines(lines)
  const files = designs.flatMap(({ placement, name }) => (name ? `${placement}: ${name}` : []))
  const [person] = lines.flatMap((line) => (line.kind === 'printed' ? (line.people ?? []) : []))
  const written = designDocuments.map(
    (document) =>
      `${document.placement}: ${drawnOf(document)
        .map((layer) => layerWords(person ? filledLayer(layer, person) : layer))
        .join(', ')}`,
  )
  return [
    ...printingFacts(order.printing),
    ...(kind === 'bulk'
      ? [{ title: 'Prints', lines: [`Printed at: ${placements.join(', ')}`, ...files, ...written] }]
      : []),
    ...(order.isMailboxProved ? [whereTo(order)] : []),
    ...promiseFacts(order, now),
    ...billTo(order),
    ...(order.shipment ? [{ title: 'Courier', lines: shipmentLines(order.shipment) }] : []),
    { title: 'Payment', lines: paymentLines(order) },
  ]
}

function whereTo({ fulfilment, contact }: StoredOrder) {
  return fulfilment.kind === 'ship'
    ? { title: 'Shipping address', lines: addressLines(fulfilment.address, contact) }
    : { title: 'Contact', lines: contactLines(contact) }
}

/** Returns whom the order is invoiced to, as far as that differs from where it goes. */
function billTo({ company, billingAddress }: StoredOrder) {
  const lines = [
    ...(company ? [company.name, `GSTIN ${company.gstin}`] : []),
    ...(billingAddress ? placeLines(billingAddress) : []),
  ]
  return lines.length > 0 ? [{ title: 'Bill to', lines }] : []
}

/**
 * Returns the promised date, for delivery or collection, and whether it has passed; empty if the order is over or ready, or its date has lapsed
 * because payment came late.
 */
function promiseFacts(order: StoredOrder, now: Date) {
  const { promise, fulfilment, status } = order
  const isCollected = fulfilment.kind === 'collect'
  if (!promise || isDateOver(status, fulfilment.kind)) return []
  const isLate = promise.by < dayOf(now)
  if (isLate && waitsToBegin(order)) return []
  const lines = [formatFullDay(promise.by)]
  if (isCollected) return [{ title: isLate ? 'Was to be ready on' : 'Ready to collect by', lines }]
  return [{ title: isLate ? 'Was due on' : 'With you by', lines }]
}

/** Returns what is printed from which document, and by when. */
function printingFacts(printing: StoredOrder['printing']) {
  if (!printing) return []
  const { jobs, readyOn } = printing
  return [
    ...jobs.map((job) => ({
      title: `${formatCount(job.copies)} × ${jobName(job)}`,
      lines: jobFacts(job).flatMap(({ title, words }) => (title === 'Copies' ? [] : `${title}: ${words}`)),
    })),
    { title: 'Ready by', lines: [formatFullDay(readyOn)] },
  ]
}

function addressLines(to: OrderAddress, contact: StoredOrder['contact']): string[] {
  return [to.name || contact.name, ...placeLines(to), to.phone || contact.phone].filter(Boolean)
}

function placeLines({ address, city, postalCode, state, country }: OrderAddress): string[] {
  return [address, [`${city} ${postalCode}`, state, country].filter(Boolean).join(', ')]
}

/** Returns courier, tracking number and tracking link. */
function shipmentLines({ courier, awb, url }: OrderShipment): string[] {
  return [`${courier}, tracking number ${awb}`, url].filter(Boolean)
}

function paymentLines(order: StoredOrder): string[] {
  return [howPaid(order), ...(order.payment.gateway?.paymentIds ?? []).map((id) => `Reference ${id}`)]
}
