import { motifNames } from '../motifs/motif-names.ts'
import type { DrawnLayer } from './design-document.ts'

/** Returns a short description of a text or motif for order details: the text in quotes, or the name of the drawing. */
export function layerWords(layer: DrawnLayer, lineBreak = ' '): string {
  if (layer.kind === 'motif') return `Motif ${motifNames[layer.motif]}`
  return `‘${layer.text.replaceAll('\n', lineBreak)}’`
}
