/** Enough to tell a signature in blue ink on a page. */
const sidePx = 800

/**
 * The part of the Web's `ImageDecoder` that pdf.js asks for and Node does not have. It decodes a JPEG at a fraction of its size: pdf.js by
 * itself takes half a second for each scanned page.
 */
class JpegDecoder {
  readonly #data: Uint8Array

  constructor({ data }: { readonly data: Uint8Array }) {
    this.#data = data
  }

  static async isTypeSupported(type: string): Promise<boolean> {
    return type === 'image/jpeg'
  }

  /** The picture as red, green, blue, opacity, in memory that can be handed over. */
  async decode(): Promise<{ image: ArrayBuffer }> {
    // Loaded for the first picture: most documents are text, and loading it takes longer than reading some of them.
    const { default: sharp } = await import('sharp')
    const { data } = await sharp(this.#data, { failOn: 'none' })
      .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { image: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer }
  }

  close(): void {}
}

/** Gives this process the decoder. pdf.js closes the pictures of a page when it lets go of them, so what is decoded can be closed. */
export function offerJpegDecoder(): void {
  Object.assign(globalThis, { ImageDecoder: JpegDecoder })
  Object.defineProperty(ArrayBuffer.prototype, 'close', { value: () => undefined, configurable: true })
}
