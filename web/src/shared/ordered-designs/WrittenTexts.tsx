import { type PlacedDocument, textsOf } from '@teeshala/contract/design-document/design-document'
import { fontOf } from '@teeshala/contract/design-document/design-fonts'
import * as texts from '../../texts/shared/designs.ts'
import { Swatch } from '../ui/choices/Swatch.tsx'

type WrittenTextsProps = {
  documents: readonly PlacedDocument[]
  className?: string | undefined
  /** With the placement of each. */
  isPlaced?: boolean
}

/** What an order has written on its garments, each text with its ink, its font and its size. */
export function WrittenTexts({ documents, className, isPlaced = false }: WrittenTextsProps) {
  return documents.flatMap((document) =>
    textsOf(document).map(({ text, font, isBold, color, place }, index) => {
      const { name } = fontOf(font)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's texts do not change, and may be the same
        <p key={`${document.placement} ${index}`} className={className}>
          {isPlaced ? <strong>{document.placement}</strong> : texts.written} <Swatch hex={color} />{' '}
          {texts.writtenInFont(
            text.replaceAll('\n', ' / '),
            isBold ? texts.boldFont(name) : name,
            Math.round(place.widthMm),
            Math.round(place.heightMm),
          )}
        </p>
      )
    }),
  )
}
