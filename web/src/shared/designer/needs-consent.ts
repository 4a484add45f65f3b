import { printQuality } from '@teeshala/contract/designs/print-quality'
import * as texts from '../../texts/shared/designer.ts'
import { dpiAt, type PlacedDesign } from '../garment/placed-design.ts'

/** Whether the customer has to say 'Print anyway' before this design is printed at this size. */
export const needsConsent = ({ picture, place }: PlacedDesign) => printQuality(dpiAt(picture, place)) === 'poor'

/** Said of a design that has too few dots and no ‘Print anyway’. */
export const poorPrintRefusal = (name: string, placement: string) => texts.tooFewPixels(name, placement)
