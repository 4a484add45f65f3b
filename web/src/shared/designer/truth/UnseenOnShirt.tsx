import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useShirtDraft } from '../drafts/design-drafts.ts'
import { useCanvas } from '../use-canvas.ts'
import { clothOf } from './cloth-of.ts'
import { UnseenLayers } from './UnseenLayers.tsx'

type UnseenOnShirtProps = { draftKey: string; area: PrintArea; color: string; colorName: string | undefined }

const unchanged = () => undefined

/** Remarks about invisible layers of a shirt whose colour is chosen outside the designer. */
export function UnseenOnShirt({ draftKey, area, ...cloth }: UnseenOnShirtProps) {
  const { designs } = useCanvas(useShirtDraft(draftKey), area, unchanged)
  return <UnseenLayers designs={designs} cloths={clothOf(cloth)} />
}
