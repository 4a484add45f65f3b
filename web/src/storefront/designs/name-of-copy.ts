import { maxSavedName } from '@teeshala/contract/saved-designs/saved-design'
import { cleanLine } from '@teeshala/contract/text'
import * as texts from '../../texts/storefront/designs.ts'

/** Returns the name of a saved design's copy, as far as there is room for it. */
export const nameOfCopy = (name: string): string => cleanLine(texts.copyOf(name), maxSavedName)
