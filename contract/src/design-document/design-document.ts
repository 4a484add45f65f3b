/** A design document: the layers printed at a placement, bottom layer first. All lengths in millimetres. */
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { DesignRequest, maxDesigns } from '../designs/design.ts'
import { DesignPlace } from '../designs/design-place.ts'
import { MotifLayer, maxMotifs, PlacedMotifLayer, tooManyMotifs } from '../motifs/motif-layer.ts'
import { rosterFields } from '../roster/roster-field.ts'
import { fontIds, fontOf } from './design-fonts.ts'
import { everyLayerHidden, layerTraits, shownLayers } from './layer-traits.ts'
import { missingLettersRefusal } from './letters.ts'

/** The maximum number of texts per placement: as many as fit on a garment, keeping a document below 20 KB. */
export const maxTexts = 20
export const maxTextLength = 200
const maxTextLines = 8

/** Stacked combining marks; no Indian script has this many on one letter. */
const piledMarks = /\p{M}{5}/u
/** Control characters, direction overrides and lone surrogates, but not line breaks. */
const harmful = /(?!\n)[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/** Returns whether a text has characters that distort the text around them, or that no font can draw. */
export const cannotBePrinted = (text: string): boolean => harmful.test(text) || piledMarks.test(text)

const tooLongText = `A text can have up to ${maxTextLength} letters. Please use a second text for more.`
const tooManyLines = `A text can have up to ${maxTextLines} lines. Please use a second text for more.`
export const tooManyTexts = `One placement can have up to ${maxTexts} texts.`
const emptyText = 'Please write something, or remove the text.'
const unusable = 'The text has characters that cannot be printed.'

const WrittenText = z.string().check(
  // Checked before the costlier checks, which look at the text letter by letter.
  z.maxLength(maxTextLength, { error: tooLongText, abort: true }),
  z.overwrite((value) => writtenOf(value.replaceAll('\r\n', '\n'))),
  z.minLength(1, { error: emptyText }),
  z.refine((value) => !cannotBePrinted(value), { error: unusable }),
  z.refine((value) => value.split('\n').length <= maxTextLines, { error: tooManyLines }),
)

/** A colour as #1a2b3c. */
const Colour = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'A colour is written as #1a2b3c' }), z.toLowerCase())

const between = (least: number, most: number) =>
  z.number().check(z.gte(least, { error: `At least ${least}` }), z.lte(most, { error: `At most ${most}` }))

/** The content and style of a text. Its size comes from its place; spacing and outline are relative to the letter size. */
const textStyle = {
  text: WrittenText,
  font: z.enum(fontIds, { error: 'Not one of our fonts' }),
  isBold: z._default(z.boolean(), false),
  color: Colour,
  align: z._default(z.enum(['left', 'center', 'right']), 'center'),
  letterSpacing: z._default(between(-0.1, 1), 0),
  /** The distance from line to line. */
  lineHeight: z._default(between(0.6, 3), 1.15),
  /** The angle of the arc that the text is bent along, upwards if positive; 0 is straight. */
  arcDeg: z._default(between(-180, 180), 0),
  /** A line around every letter, on its outside. */
  outline: z.optional(z.object({ color: Colour, width: between(0.01, 0.2) })),
  /** The roster field that replaces the text for each piece of an order with a roster; until then its own words are shown. */
  fills: z.optional(z.enum(rosterFields)),
}
export const TextStyle = z.object(textStyle)
export type TextStyle = z.infer<typeof TextStyle>

export const TextLayer = z
  .object({ kind: z.literal('text'), ...textStyle, ...layerTraits, place: DesignPlace })
  .check(({ value: { text, font, isBold }, issues }) => {
    const missing = missingLettersRefusal(text, font)
    if (missing) issues.push({ code: 'custom', message: missing, path: ['text'], input: text })
    if (isBold && !fontOf(font).bold) {
      issues.push({ code: 'custom', message: `${fontOf(font).name} has no bold.`, path: ['isBold'], input: isBold })
    }
  })
export type TextLayer = z.infer<typeof TextLayer>

/** Returns the message why a text cannot be printed; undefined if it can. */
export function textProblem(style: TextStyle): string | undefined {
  const read = TextStyle.safeParse(style)
  if (!read.success) return read.error.issues[0]?.message
  return missingLettersRefusal(read.data.text, read.data.font)
}

/** Returns a text as it is printed: normalised, without surrounding space. */
export const writtenOf = (text: string): string => text.normalize('NFC').trim()

/** An uploaded picture, requested as in an order of pictures alone. */
export const PictureLayer = z.object({
  kind: z.literal('picture'),
  ...DesignRequest.shape,
  ...layerTraits,
  place: DesignPlace,
})
export type PictureLayer = z.infer<typeof PictureLayer>

export const DesignLayer = z.discriminatedUnion('kind', [PictureLayer, TextLayer, MotifLayer])
export type DesignLayer = z.infer<typeof DesignLayer>

/** A layer drawn from the document itself, without an upload. */
export type DrawnLayer = TextLayer | MotifLayer

const layersField = z.array(DesignLayer).check(
  z.minLength(1, { error: 'A design has at least one layer' }),
  z.refine((layers) => layers.length === 0 || shownLayers({ layers }).length > 0, { error: everyLayerHidden }),
  z.refine((layers) => countOf(layers, 'text') <= maxTexts, { error: tooManyTexts }),
  z.refine((layers) => countOf(layers, 'motif') <= maxMotifs, { error: tooManyMotifs }),
  z.refine((layers) => countOf(layers, 'picture') <= maxDesigns, { error: 'A placement has too many pictures' }),
)

const countOf = (layers: readonly { readonly kind?: unknown }[], kind: DesignLayer['kind']) =>
  layers.filter((layer) => layer?.kind === kind).length

/** What is printed at a placement. A future format gets another `version`, and a reader for this one. */
export const DesignDocument = z.object({ version: z.literal(1), layers: layersField })
export type DesignDocument = z.infer<typeof DesignDocument>

/** A document as stored in a cart or order. It was validated when it arrived, and must stay readable if the fonts have changed since. */
export const KeptDocument = z.object({
  version: z.literal(1),
  layers: z.array(
    z.discriminatedUnion('kind', [
      PictureLayer,
      z.object({ kind: z.literal('text'), ...textStyle, ...layerTraits, text: z.string(), place: DesignPlace }),
      PlacedMotifLayer,
    ]),
  ),
})
export type KeptDocument = z.infer<typeof KeptDocument>

/** A document with its placement, as an order stores it beside its lines. */
export const PlacedDocument = z.object({ ...KeptDocument.shape, placement: z.enum(placements) })
export type PlacedDocument = z.infer<typeof PlacedDocument>

/** Returns the pictures of a document, bottom first. */
export const picturesOf = ({ layers }: Pick<DesignDocument, 'layers'>): PictureLayer[] =>
  layers.filter((layer) => layer.kind === 'picture')

/** Returns the texts and motifs of a document, bottom first. */
export const drawnOf = ({ layers }: Pick<DesignDocument, 'layers'>): DrawnLayer[] =>
  layers.filter((layer) => layer.kind !== 'picture')
