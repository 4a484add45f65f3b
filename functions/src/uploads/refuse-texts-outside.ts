import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import { isInsideArea } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { AppError } from '../errors/app-error.ts'

/** INVALID_INPUT names every text of a document that does not lie wholly inside its print area. */
export function refuseTextsOutside({ layers }: DesignDocument, area: PrintArea): void {
  const message = `The text is outside the print area ${area.placement}.`
  const outside = layers.flatMap((layer, index) =>
    layer.kind === 'text' && !isInsideArea(layer.place, area)
      ? [[`designDocument.layers.${index}.place`, message]]
      : [],
  )
  if (outside.length > 0) throw new AppError('INVALID_INPUT', message, { fields: Object.fromEntries(outside) })
}
