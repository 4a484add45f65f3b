import { writtenOf } from '@teeshala/contract/design-document/design-document'
import { motifNames } from '@teeshala/contract/motifs/motif-names'
import * as texts from '../../../texts/shared/design/designer.ts'
import type { DrawnStyle } from './design-drafts.ts'

/** Returns a text's or motif's name: the motif, or the text on one line, whether or not its font has loaded. */
export const drawnName = (style: DrawnStyle): string =>
  'motif' in style ? motifNames[style.motif] : writtenOf(style.text).replaceAll('\n', ' ') || texts.emptyText
