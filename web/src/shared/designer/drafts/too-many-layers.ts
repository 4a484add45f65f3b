import { maxTexts, tooManyTexts } from '@teeshala/contract/design-document/design-document'
import { maxDesigns, tooManyDesigns } from '@teeshala/contract/designs/design'
import { maxMotifs, tooManyMotifs } from '@teeshala/contract/motifs/motif-layer'
import { useDrafts } from './design-drafts.ts'

/** Returns why a placement cannot have this many layers, in words; undefined if it can. */
export function tooManyLayers(ids: readonly string[]): string | undefined {
  const { drawn } = useDrafts.getState()
  const styles = ids.flatMap((id) => drawn[id] ?? [])
  const motifs = styles.filter((style) => 'motif' in style).length
  if (motifs > maxMotifs) return tooManyMotifs
  if (styles.length - motifs > maxTexts) return tooManyTexts
  return ids.length - styles.length > maxDesigns ? tooManyDesigns : undefined
}
