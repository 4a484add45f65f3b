import { printQuality } from '@teeshala/contract/designs/print-quality'
import * as texts from '../../texts/shared/design/designer.ts'
import { dpiAt, type PlacedDesign } from '../garment/placed-design.ts'

/** Returns whether a design at this size needs the customer's 'Print anyway'. */
export const needsConsent = ({ picture, place }: PlacedDesign) => printQuality(dpiAt(picture, place)) === 'poor'

/** Returns the message for a low-resolution design without ‘Print anyway’. */
export const poorPrintRefusal = (name: string, placement: string) => texts.tooFewPixels(name, placement)
