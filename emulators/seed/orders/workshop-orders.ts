/** Orders for the workshop: t-shirts in bulk, and print jobs. */
import type { BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { pieceTerms, printPrices } from '@teeshala/contract/bulk/piece-price'
import { type Placement, placements } from '@teeshala/contract/catalogue/options/placement'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { itemDescription, itemName } from '@teeshala/contract/printing/item-words'
import type { PricingSection } from '@teeshala/contract/printing/pricing'
import { seedColours } from '../colours.ts'
import { asha } from '../people/people.ts'
import { listedPaise } from '../price-list.ts'
import { seedSettings } from '../settings.ts'
import { daysBefore } from './calendar.ts'
import { onDark, onLight, placedDesign, type SeedDesign, type SeedUpload, uploadOf } from './designs.ts'
import { seedOrderId } from './order-ids.ts'
import { storedOrder, type Who } from './stored-order.ts'
import type { History } from './timeline.ts'

const ashas: Who = { userId: asha.uid, contact: { name: asha.name, phone: asha.phone, email: asha.email } }
const guest = (name: string, phone: string, email: string): Who => ({ userId: null, contact: { name, phone, email } })

type Bulk = Who & {
  readonly daysAgo: number
  readonly hour: number
  readonly history: History
  /** The prints of the order by placement. */
  readonly prints: Partial<Record<Placement, SeedDesign>>
  readonly lines: readonly (readonly [color: string, size: BulkSize, quantity: number])[]
}

const bulks: readonly Bulk[] = [
  {
    ...ashas,
    daysAgo: 2,
    hour: 12.3,
    history: 'justPlaced',
    prints: {
      Left: { motif: 'lotusWheel', inks: onDark('#1B2A4A'), file: 'lotus-crest.svg' },
      'Back A4': { motif: 'kolam', inks: onDark('#1B2A4A'), file: 'kolam-reunion.svg' },
    },
    lines: [
      ['Navy Blue', 'M', 14],
      ['Navy Blue', 'L', 22],
      ['Navy Blue', 'XL', 9],
    ],
  },
  {
    ...guest('Sunrise Public School', '+918026650011', 'office@sunriseschool.example'),
    daysAgo: 5,
    hour: 10.1,
    history: 'bulkInProduction',
    prints: { 'Front A4': { motif: 'kites', inks: onLight('#F2AE1C'), file: 'kite-day.svg' } },
    lines: [
      ['Golden Yellow', 'xS', 40],
      ['Golden Yellow', 'S', 55],
      ['Red', 'xS', 38],
      ['Red', 'S', 52],
    ],
  },
  {
    ...guest('Bengaluru Night Riders', '+919880012312', 'captain@nightriders.example'),
    daysAgo: 24,
    hour: 17.9,
    history: 'bulkCompleted',
    prints: {
      'Front A3': { motif: 'auto', inks: onDark('#17181B'), file: 'night-riders-front.png', widthPx: 1800 },
      'Back A3': { motif: 'hornPlease', inks: onDark('#17181B'), file: 'horn-please.svg' },
    },
    lines: [
      ['Black', 'M', 12],
      ['Black', 'L', 20],
      ['Black', 'XL', 14],
      ['Black', '3XL', 4],
    ],
  },
  {
    ...guest('Cafe Nilgiri', '+919443300221', 'hello@cafenilgiri.example'),
    daysAgo: 38,
    hour: 14.6,
    history: 'bulkCompleted',
    prints: { Left: { motif: 'kaapi', inks: onLight('#FFFFFF'), file: 'cafe-nilgiri.svg' } },
    lines: [
      ['White', 'S', 6],
      ['White', 'M', 8],
      ['Golden Green', 'M', 8],
    ],
  },
  {
    ...guest('Utsav Events', '+919820099887', 'plan@utsav.example'),
    daysAgo: 52,
    hour: 11.2,
    history: 'bulkCancelled',
    prints: { 'Front A4': { motif: 'moons', inks: onLight('#EA6A1E'), file: 'utsav-poster.svg' } },
    lines: [['Orange', 'L', 120]],
  },
]

function colourOf(name: string) {
  const colour = seedColours.find((one) => one.name === name)
  if (!colour) throw new RangeError(`No colour ${name} in the seed`)
  return { color: colour.id, colorName: colour.name, colorHex: colour.hexCode }
}

type Print = { readonly placement: Placement; readonly upload: SeedUpload }

/** Returns when a bulk order was placed, and its uploads. */
function bulkPrints(bulk: Bulk, index: number, now: Date): { createdAt: Date; prints: Print[] } {
  const createdAt = daysBefore(now, bulk.daysAgo, bulk.hour)
  const uid = bulk.userId ?? `guest-${seedOrderId('TB', index).toLowerCase()}`
  const prints = placements.flatMap((placement) => {
    const design = bulk.prints[placement]
    return design ? [{ placement, upload: uploadOf(design, uid, createdAt) }] : []
  })
  return { createdAt, prints }
}

/** Everything that was uploaded for bulk orders. */
export function bulkUploads(now: Date): SeedUpload[] {
  return bulks.flatMap((bulk, index) => bulkPrints(bulk, index, now).prints.map(({ upload }) => upload))
}

const dryfitPaise = 12_000

/** Every seeded bulk order by its id, as it is stored. */
export function bulkOrderDocuments(now: Date): Map<string, StoredOrder> {
  return new Map(
    bulks.map((bulk, index) => {
      const id = seedOrderId('TB', index)
      const { userId, contact, history } = bulk
      const { createdAt, prints } = bulkPrints(bulk, index, now)
      const sizes = bulk.lines.map(([, size]) => size)
      const pieces = bulk.lines.reduce((sum, [, , quantity]) => sum + quantity, 0)
      const unitPrices = printPrices(pieceTerms(dryfitPaise, seedSettings), prints.length, pieces)
      const lines = bulk.lines.map(([color, size, quantity], position) => ({
        kind: 'printed' as const,
        _id: `${position + 1}`,
        productId: 'polyester-dryfit',
        name: 'Polyester Dryfit T-Shirt',
        image: '',
        productType: 'Dry-Fit',
        ...colourOf(color),
        size,
        quantity,
        prints: prints.map(({ placement }, print) => ({ placement, unitPricePaise: unitPrices[print] ?? 0 })),
      }))
      const designs = prints.map(({ placement, upload }) => placedDesign(upload, placement, sizes))
      const method = 'cash_on_delivery'
      return [id, storedOrder(id, { kind: 'bulk', userId, contact, history, createdAt, method, lines, designs })]
    }),
  )
}

type PrintJob = Who & {
  readonly daysAgo: number
  readonly hour: number
  readonly history: History
  readonly lines: readonly (readonly [type: PricingSection, option: string, quantity: number])[]
}

const printJobs: readonly PrintJob[] = [
  {
    ...ashas,
    daysAgo: 4,
    hour: 15.4,
    history: 'bulkInProduction',
    lines: [
      ['design', 'Gold', 1],
      ['paper', 'ArtPaper|A4|170gsm', 200],
      ['printing', 'BothSides', 200],
      ['lamination', 'Matte', 200],
    ],
  },
  {
    ...guest('Raghav Iyer', '+919840055221', 'raghav.iyer@example.com'),
    daysAgo: 1,
    hour: 18.2,
    history: 'justPlaced',
    lines: [
      ['paper', 'common2|A4|80gsm', 480],
      ['printing', 'BlackWhite', 480],
      ['binding', 'PerfectBinding', 6],
    ],
  },
  {
    ...guest('Kalaneketan Studio', '+919821144556', 'press@kalaneketan.example'),
    daysAgo: 30,
    hour: 11.8,
    history: 'bulkCompleted',
    lines: [
      ['design', 'Platinum', 1],
      ['paper', 'Glossy|A3|220gsm', 60],
      ['printing', 'Digital', 60],
      ['lamination', 'SoftTouch', 60],
    ],
  },
]

/** Every seeded print job by its id, as it is stored, at the prices of the seeded list. */
export function printOrderDocuments(now: Date): Map<string, StoredOrder> {
  return new Map(
    printJobs.map((job, index) => {
      const id = seedOrderId('TP', index)
      const { userId, contact, history } = job
      const createdAt = daysBefore(now, job.daysAgo, job.hour)
      const lines = job.lines.map(([section, option, quantity], position) => ({
        kind: 'paper' as const,
        _id: `${position + 1}`,
        section,
        option,
        quantity,
        name: itemName(section, option),
        description: itemDescription(section, option),
        unitPricePaise: listedPaise(section, option, now),
      }))
      return [
        id,
        storedOrder(id, { kind: 'print', userId, contact, history, createdAt, method: 'cash_on_delivery', lines }),
      ]
    }),
  )
}
