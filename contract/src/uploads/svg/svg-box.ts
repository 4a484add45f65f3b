/** The start of an SVG up to its root element's name, and the root's attributes. */
const rootTag =
  /^((?:\s|\uFEFF|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<(?:[^\s>:/]+:)?svg)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/i

type Size = { readonly width: number; readonly height: number }

/**
 * Returns the drawing with a view box of its own size if it has none (`size` as found by `readSvg`). Without one, some renderers stretch a drawing to
 * the given box and others crop it.
 */
export function withViewBox(source: string, size: Size): string {
  return withAttributes(source, (attributes) => boxed(attributes, size))
}

/** Returns the same without its own size, so that it fills whatever it is drawn into. */
export function withoutOwnSize(source: string, size: Size): string {
  return withAttributes(source, (attributes) =>
    boxed(attributes.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''), size),
  )
}

const withAttributes = (source: string, change: (attributes: string) => string) =>
  source.replace(rootTag, (_, start: string, attributes: string, end: string) => `${start}${change(attributes)}${end}>`)

const boxed = (attributes: string, { width, height }: Size) =>
  /\sviewBox\s*=/.test(attributes) ? attributes : ` viewBox="0 0 ${width} ${height}"${attributes}`
