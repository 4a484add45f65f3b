import { type DrawnLayer, drawnOf, type PlacedDocument } from '@teeshala/contract/design-document/design-document'
import { fontOf } from '@teeshala/contract/design-document/design-fonts'
import { motifNames } from '@teeshala/contract/motifs/motif-names'
import * as texts from '../../texts/shared/design/designs.ts'
import { Swatch } from '../ui/choices/Swatch.tsx'

type WrittenTextsProps = {
  documents: readonly PlacedDocument[]
  className?: string | undefined
  /** Including each placement. */
  isPlaced?: boolean
}

/** The texts and motifs of an order: each text with ink, font and size, each motif with inks and size. */
export function WrittenTexts({ documents, className, isPlaced = false }: WrittenTextsProps) {
  return documents.flatMap((document) =>
    drawnOf(document).map((layer, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an order's layers do not change, and may be equal
      <p key={`${document.placement} ${index}`} className={className}>
        {isPlaced ? <strong>{document.placement}</strong> : layer.kind === 'motif' ? texts.motif : texts.written}{' '}
        {(layer.kind === 'motif' ? layer.colors : [layer.color]).map((hex) => (
          <Swatch key={hex} hex={hex} />
        ))}{' '}
        {inWords(layer)}
      </p>
    )),
  )
}

function inWords(layer: DrawnLayer): string {
  const [widthMm, heightMm] = [Math.round(layer.place.widthMm), Math.round(layer.place.heightMm)]
  if (layer.kind === 'motif') return texts.motifOfSize(motifNames[layer.motif], widthMm, heightMm)
  const { name } = fontOf(layer.font)
  const font = layer.isBold ? texts.boldFont(name) : name
  return texts.writtenInFont(layer.text.replaceAll('\n', ' / '), font, widthMm, heightMm)
}
