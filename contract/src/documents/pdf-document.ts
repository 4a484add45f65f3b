/** The parts of pdf.js's document needed to read its facts; the contract does not depend on pdf.js itself. */

/** What a page paints, as pdf.js lists it: operators and their arguments at the same index. */
export type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

/** The objects that pdf.js decoded for a page: pictures, fonts, gradients. The callback runs once the object is available. */
export type PdfObjects = { readonly get: (id: string, callback: (object: unknown) => void) => unknown }

export type PdfPage = {
  /** Left, bottom, right, top, in units of `userUnit` / 72 inch. */
  readonly view: readonly number[]
  /** The rotation for display in degrees, a multiple of 90. */
  readonly rotate: number
  readonly userUnit: number
  readonly getOperatorList: (options: { readonly intent: string }) => Promise<OperatorList>
  readonly objs: PdfObjects
  readonly commonObjs: PdfObjects
  readonly cleanup: () => unknown
}

export type PdfDocument = {
  readonly numPages: number
  readonly getPage: (number: number) => Promise<PdfPage>
}

/** pdf.js's table of operators. */
export type Operators = Readonly<Record<string, number>>

/** A decoded picture: either samples, laid out as `kind` says, or the platform's own bitmap. */
export type PdfImage = {
  readonly width: number
  readonly height: number
  readonly kind?: number | undefined
  readonly data?: Uint8Array | Uint8ClampedArray | null | undefined
  readonly bitmap?: unknown
}

/** How pdf.js must open a document so that both sides find the same facts. Fonts are named, and none is fetched. */
export const readingOptions = {
  fontExtraProperties: true,
  stopAtErrors: false,
  enableXfa: false,
  verbosity: 0,
} as const
