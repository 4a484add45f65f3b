import { toPaise } from '@teeshala/contract/money'
import { type PricingSection, paperKey, type StoredPricingSection } from '@teeshala/contract/printing/pricing'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { daysBefore } from './orders/calendar.ts'

type Priced = readonly [name: string, rupees: number, description: string]

const options: Record<Exclude<PricingSection, 'paper'>, readonly Priced[]> = {
  design: [
    ['Silver', 299, 'One layout from your text and logo, one round of changes'],
    ['Gold', 699, 'Two layouts to choose from, three rounds of changes'],
    ['Platinum', 1499, 'Three layouts, drawn illustration, changes until you are happy'],
    ['Premium', 2999, 'A designer for the whole job: layouts, illustration and press proof'],
  ],
  printing: [
    ['BlackWhite', 1.5, 'Black on one side, a sheet'],
    ['BlackWhiteBothSides', 2.4, 'Black on both sides, a sheet'],
    ['Color', 6, 'Four colours on one side, a sheet'],
    ['BothSides', 10.5, 'Four colours on both sides, a sheet'],
    ['Digital', 14, 'High-density digital, for photographs, a sheet'],
  ],
  lamination: [
    ['Glossy', 4, 'Thermal gloss film, one side'],
    ['Matte', 4.5, 'Thermal matte film, one side'],
    ['SoftTouch', 9, 'Velvet film for covers and cards'],
    ['UVCoating', 7.5, 'Liquid UV over the whole sheet'],
  ],
  binding: [
    ['Stapler', 8, 'Two staples, up to 60 sheets'],
    ['Spiral', 35, 'Plastic coil with clear covers'],
    ['PerfectBinding', 60, 'Glued spine with printed cover, from 20 sheets'],
    ['HardCover', 180, 'Cloth-covered board, sewn sections'],
  ],
}

const sheets: readonly (readonly [type: string, a4: number, descriptionGsm: readonly string[]])[] = [
  ['common1', 0.6, ['60gsm', '70gsm', '80gsm']],
  ['common2', 0.9, ['70gsm', '80gsm', '100gsm']],
  ['ArtPaper', 2.4, ['100gsm', '130gsm', '170gsm']],
  ['Glossy', 2.9, ['130gsm', '170gsm', '220gsm']],
]

/** A sheet of twice the area costs slightly more than twice as much. */
const bySize = { A4: 1, A3: 2.1, A2: 4.4, A1: 9.2 } as const

const papers = sheets.flatMap(([type, rupees, weights]) =>
  Object.entries(bySize).flatMap(([size, factor]) =>
    weights.map((gsm, index) => ({
      name: type,
      size,
      gsm,
      pricePaise: toPaise(Math.round(rupees * factor * (1 + index * 0.18) * 20) / 20),
    })),
  ),
)

/** The whole price list, section by section. */
export function priceDocuments(now: Date): Map<PricingSection, StoredPricingSection> {
  const updatedAt = daysBefore(now, 40, 12)
  const lists = Object.entries(options) as [Exclude<PricingSection, 'paper'>, readonly Priced[]][]
  return new Map<PricingSection, StoredPricingSection>([
    ...lists.map(([section, list]): [PricingSection, StoredPricingSection] => [
      section,
      {
        options: list.map(([name, rupees, description]) => ({ name, description, pricePaise: toPaise(rupees) })),
        updatedAt,
      },
    ]),
    ['paper', { options: papers, updatedAt }],
  ])
}

/** The print-shop rules of the local shop. */
export const tradeRules: TradeRules = {
  printings: [
    { option: 'BlackWhite', isColor: false, sides: 1 },
    { option: 'BlackWhiteBothSides', isColor: false, sides: 2 },
    { option: 'Color', isColor: true, sides: 1 },
    { option: 'BothSides', isColor: true, sides: 2 },
    { option: 'Digital', isColor: true, sides: 1 },
  ],
  bindings: [
    { option: 'Stapler', minSheets: 2, maxSheets: 60, sizes: ['A4', 'A3'] },
    { option: 'Spiral', minSheets: 2, maxSheets: 250, sizes: ['A4', 'A3'] },
    { option: 'PerfectBinding', minSheets: 20, maxSheets: 300, sizes: ['A4'] },
    { option: 'HardCover', minSheets: 20, maxSheets: 400, sizes: ['A4'] },
  ],
  laminations: [
    { option: 'Glossy', papers: ['common2', 'ArtPaper', 'Glossy'] },
    { option: 'Matte', papers: ['common2', 'ArtPaper', 'Glossy'] },
    { option: 'SoftTouch', papers: ['ArtPaper', 'Glossy'] },
    { option: 'UVCoating', papers: ['ArtPaper', 'Glossy'] },
  ],
  copyBreaks: [
    { from: 50, percent: 5 },
    { from: 100, percent: 10 },
    { from: 250, percent: 15 },
  ],
  turnRoundDays: 2,
}

/** The price of one option of the list, in paise; a paper is named 'type|size|gsm'. */
export function listedPaise(section: PricingSection, option: string, now: Date): number {
  const found = priceDocuments(now)
    .get(section)
    ?.options.find(({ name, size, gsm }) =>
      section === 'paper' ? paperKey({ type: name, size: size ?? '', gsm: gsm ?? '' }) === option : name === option,
    )
  if (!found) throw new RangeError(`The price list has no ${section} ${option}`)
  return found.pricePaise
}
