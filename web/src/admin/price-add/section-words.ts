import type { PricingSection } from '@teeshala/contract/printing/pricing'

type SectionWords = {
  readonly label: string
  /** What the price is for. */
  readonly per: string
  readonly examples: string
  readonly guide: string
}

/** What staff read of each part of the price list. */
export const sectionWords: Readonly<Record<PricingSection, SectionWords>> = {
  design: {
    label: 'Design',
    per: 'a design',
    examples: 'Platinum, Gold, Silver, Premium',
    guide: 'What our designers charge, once for the whole job.',
  },
  paper: {
    label: 'Paper',
    per: 'a sheet',
    examples: 'common1, common2, ArtPaper, Glossy',
    guide: 'The bare sheet. Every size and weight of a paper has its own price.',
  },
  printing: {
    label: 'Printing',
    per: 'a sheet',
    examples: 'Color, BlackWhite, BothSides, Digital',
    guide: 'Ink on one sheet, without the paper.',
  },
  lamination: {
    label: 'Lamination',
    per: 'a sheet',
    examples: 'Glossy, Matte, SoftTouch, UVCoating',
    guide: 'Film or varnish over one sheet.',
  },
  binding: {
    label: 'Binding',
    per: 'a copy',
    examples: 'Spiral, HardCover, Stapler, PerfectBinding',
    guide: 'One bound copy, whatever its number of pages.',
  },
}

export const sizeExamples = 'A4, A3, A2, A1'
export const gsmExamples = '60gsm, 70gsm, 80gsm, 100gsm'
