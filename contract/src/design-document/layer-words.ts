import { motifNames } from '../motifs/motif-names.ts'
import type { DrawnLayer } from './design-document.ts'

/** Returns what a text or motif is, for who reads of an order: its words in quotes, or the name of the drawing. */
export function layerWords(layer: DrawnLayer, lineBreak = ' '): string {
  if (layer.kind === 'motif') return `Motif ${motifNames[layer.motif]}`
  return `‘${layer.text.replaceAll('\n', lineBreak)}’`
}
