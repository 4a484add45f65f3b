/** The document of a design: what is printed at a placement, layer upon layer, the lowest first. All lengths in millimetres. */
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { DesignRequest, maxDesigns } from '../designs/design.ts'
import { DesignPlace } from '../designs/design-place.ts'
import { MotifLayer, maxMotifs, PlacedMotifLayer, tooManyMotifs } from '../motifs/motif-layer.ts'
import { rosterFields } from '../roster/roster-field.ts'
import { fontIds, fontOf } from './design-fonts.ts'
import { everyLayerHidden, layerTraits, shownLayers } from './layer-traits.ts'
import { missingLettersRefusal } from './letters.ts'

/** The most texts of one placement: as many fit on a garment, and a document of them is below 20 KB. */
export const maxTexts = 20
export const maxTextLength = 200
export const maxTextLines = 8

/** Marks upon marks: no script of India has as many on a letter. */
const piledMarks = /\p{M}{5}/u
/** Control characters, overrides of the direction and lone surrogates, but not the end of a line. */
const harmful = /(?!\n)[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/** Whether a text has characters that change how others read, or that no font can draw. */
export const cannotBePrinted = (text: string): boolean => harmful.test(text) || piledMarks.test(text)

export const tooLongText = `A text can have up to ${maxTextLength} letters. Please use a second text for more.`
export const tooManyLines = `A text can have up to ${maxTextLines} lines. Please use a second text for more.`
export const tooManyTexts = `One placement can have up to ${maxTexts} texts.`
const emptyText = 'Please write something, or remove the text.'
const unusable = 'The text has characters that cannot be printed.'

const WrittenText = z.string().check(
  // Before anything walks through it: a page of marks would be looked at letter by letter.
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

/** What a text says and how it looks. Its size is that of its place; spacing and outline are shares of the letters' size. */
const textStyle = {
  text: WrittenText,
  font: z.enum(fontIds, { error: 'Not one of our fonts' }),
  isBold: z._default(z.boolean(), false),
  color: Colour,
  align: z._default(z.enum(['left', 'center', 'right']), 'center'),
  letterSpacing: z._default(between(-0.1, 1), 0),
  /** From line to line. */
  lineHeight: z._default(between(0.6, 3), 1.15),
  /** The angle over which the text is bent, upwards where it is positive; 0 is straight. */
  arcDeg: z._default(between(-180, 180), 0),
  /** A line around every letter, outwards. */
  outline: z.optional(z.object({ color: Colour, width: between(0.01, 0.2) })),
  /** What it takes from the list of an order that has one; its own words stand for it until then. */
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

/** Returns why a text cannot be printed, in words; undefined where it can. */
export function textProblem(style: TextStyle): string | undefined {
  const read = TextStyle.safeParse(style)
  if (!read.success) return read.error.issues[0]?.message
  return missingLettersRefusal(read.data.text, read.data.font)
}

/** Returns what of a text is printed: without the space around it. */
export const writtenOf = (text: string): string => text.normalize('NFC').trim()

/** An upload, as an order of pictures alone asks for it, too. */
export const PictureLayer = z.object({
  kind: z.literal('picture'),
  ...DesignRequest.shape,
  ...layerTraits,
  place: DesignPlace,
})
export type PictureLayer = z.infer<typeof PictureLayer>

export const DesignLayer = z.discriminatedUnion('kind', [PictureLayer, TextLayer, MotifLayer])
export type DesignLayer = z.infer<typeof DesignLayer>

/** What is drawn from the document alone. */
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

/** What is printed at a placement. A later form of it has another `version`, and a reader for this one. */
export const DesignDocument = z.object({ version: z.literal(1), layers: layersField })
export type DesignDocument = z.infer<typeof DesignDocument>

/**
 * A document as a line of a cart or an order keeps it. It was judged when it came, and is not refused when it is read again because the
 * fonts have changed since.
 */
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

/** A document with where it is printed, as an order keeps it beside its lines. */
export const PlacedDocument = z.object({ ...KeptDocument.shape, placement: z.enum(placements) })
export type PlacedDocument = z.infer<typeof PlacedDocument>

/** Returns the pictures of a document, from below. */
export const picturesOf = ({ layers }: Pick<DesignDocument, 'layers'>): PictureLayer[] =>
  layers.filter((layer) => layer.kind === 'picture')

/** Returns the texts and motifs of a document, which are drawn from the document alone, from below. */
export const drawnOf = ({ layers }: Pick<DesignDocument, 'layers'>): DrawnLayer[] =>
  layers.filter((layer) => layer.kind !== 'picture')
