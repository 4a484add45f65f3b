/** Enough to detect a blue signature on a page. */
const sidePx = 800

/**
 * The part of the web's `ImageDecoder` that pdf.js needs and Node lacks. Decodes a JPEG at reduced size: pdf.js's own decoder
 * takes half a second per scanned page.
 */
class JpegDecoder {
  readonly #data: Uint8Array

  constructor({ data }: { readonly data: Uint8Array }) {
    this.#data = data
  }

  static async isTypeSupported(type: string): Promise<boolean> {
    return type === 'image/jpeg'
  }

  /** Returns the picture as RGBA in transferable memory. */
  async decode(): Promise<{ image: ArrayBuffer }> {
    // Loaded for the first picture: most documents are text, and loading sharp takes longer than reading some of them.
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

/** Installs the decoder in this process. pdf.js closes the pictures of a page when it is done, so decoded pictures must be closable. */
export function offerJpegDecoder(): void {
  Object.assign(globalThis, { ImageDecoder: JpegDecoder })
  Object.defineProperty(ArrayBuffer.prototype, 'close', { value: () => undefined, configurable: true })
}
