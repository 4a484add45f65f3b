import type { PricingSection } from '@teeshala/contract/printing/pricing'
import * as texts from '../../texts/admin/price-add.ts'

type SectionWords = {
  readonly label: string
  /** The unit of the price. */
  readonly per: string
  readonly examples: string
  readonly guide: string
}

/** The texts of each section for staff. */
export const sectionWords: Readonly<Record<PricingSection, SectionWords>> = {
  design: {
    label: texts.design,
    per: texts.perDesign,
    examples: texts.platinumGoldSilverPremium,
    guide: texts.whatOurDesignersChargeOnceForTheWhole,
  },
  paper: {
    label: texts.paper,
    per: texts.perSheet,
    examples: texts.common1Common2ArtpaperGlossy,
    guide: texts.theBareSheet,
  },
  printing: {
    label: texts.printing,
    per: texts.perSheet,
    examples: texts.colorBlackwhiteBothsidesDigital,
    guide: texts.inkOnOneSheetWithoutThePaper,
  },
  lamination: {
    label: texts.lamination,
    per: texts.perSheet,
    examples: texts.glossyMatteSofttouchUvcoating,
    guide: texts.filmOrVarnishOverOneSheet,
  },
  binding: {
    label: texts.binding,
    per: texts.perCopy,
    examples: texts.spiralHardcoverStaplerPerfectbinding,
    guide: texts.oneBoundCopyWhateverItsNumber,
  },
}

export const sizeExamples = 'A4, A3, A2, A1'
export const gsmExamples = texts.no60gsm70gsm80gsm100gsm
