import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { useState } from 'react'
import type { AskedConsent } from '../design-editor/DesignNotes.tsx'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { placeKey, useDrafts } from './drafts/design-drafts.ts'
import { needsConsent, poorPrintRefusal } from './needs-consent.ts'

type Wanted = PlacedDesign & { readonly placement: Placement }

/** Asks for missing 'Print anyway' consents when an order is placed: at the design itself, not at the button. */
export function useAskedConsent(nameOf: (placement: Placement) => string = (placement) => placement) {
  const [asked, setAsked] = useState<AskedConsent>()

  /** Returns the first design without consent, for which it is then asked; undefined if all may be printed. */
  const ask = (designs: readonly Wanted[]): Wanted | undefined => {
    const { accepted } = useDrafts.getState()
    const blurred = designs.find((design) => needsConsent(design) && !accepted[placeKey(design.id, design.placement)])
    setAsked(
      blurred && {
        designId: blurred.id,
        refusal: poorPrintRefusal(blurred.picture.name, nameOf(blurred.placement)),
      },
    )
    return blurred
  }

  return { asked, ask, forget: () => setAsked(undefined) }
}
