/** So much of pdf.js's document as reading its facts takes; the contract itself does not depend on pdf.js. */

/** What a page paints, as pdf.js lists it: operators and, at the same places, their arguments. */
export type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

/** What pdf.js has decoded for a page: pictures, fonts, gradients. The callback is called once the object is there. */
export type PdfObjects = { readonly get: (id: string, callback: (object: unknown) => void) => unknown }

export type PdfPage = {
  /** Left, bottom, right, top, in units of `userUnit` / 72 inch. */
  readonly view: readonly number[]
  /** Degrees by which the page is turned when it is seen, a multiple of 90. */
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

/** A decoded picture: either samples, of which `kind` tells how they lie, or whatever the platform keeps pictures in. */
export type PdfImage = {
  readonly width: number
  readonly height: number
  readonly kind?: number | undefined
  readonly data?: Uint8Array | Uint8ClampedArray | null | undefined
  readonly bitmap?: unknown
}

/** How pdf.js has to open a document so that both sides find the same facts in it. Fonts are named, and none is fetched. */
export const readingOptions = {
  fontExtraProperties: true,
  stopAtErrors: false,
  enableXfa: false,
  verbosity: 0,
} as const
