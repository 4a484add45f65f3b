import { writtenOf } from '@teeshala/contract/design-document/design-document'
import { motifNames } from '@teeshala/contract/motifs/motif-names'
import * as texts from '../../texts/shared/designer.ts'
import type { DrawnStyle } from './design-drafts.ts'

/** What a text or motif is called: by its motif or its words on one line, whether or not its letters have come. */
export const drawnName = (style: DrawnStyle): string =>
  'motif' in style ? motifNames[style.motif] : writtenOf(style.text).replaceAll('\n', ' ') || texts.emptyText
