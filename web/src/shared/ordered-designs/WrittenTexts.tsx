import { type DrawnLayer, drawnOf, type PlacedDocument } from '@teeshala/contract/design-document/design-document'
import { fontOf } from '@teeshala/contract/design-document/design-fonts'
import { motifNames } from '@teeshala/contract/motifs/motif-names'
import * as texts from '../../texts/shared/designs.ts'
import { Swatch } from '../ui/choices/Swatch.tsx'

type WrittenTextsProps = {
  documents: readonly PlacedDocument[]
  className?: string | undefined
  /** With the placement of each. */
  isPlaced?: boolean
}

/** What an order has written and drawn on its garments: each text with its ink, its font and its size, each motif with its inks and its size. */
export function WrittenTexts({ documents, className, isPlaced = false }: WrittenTextsProps) {
  return documents.flatMap((document) =>
    drawnOf(document).map((layer, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an order's layers do not change, and may be the same
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
