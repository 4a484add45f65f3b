/** The beginning of an SVG up to its root element's name, and the root's attributes. */
const rootTag =
  /^((?:\s|\uFEFF|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<(?:[^\s>:/]+:)?svg)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/i

type Size = { readonly width: number; readonly height: number }

/**
 * The drawing with a view box of its own size where it has none (`size` is what `readSvg` found). Without one, some renderers stretch
 * a drawing into the box they are given and others cut it.
 */
export function withViewBox(source: string, size: Size): string {
  return withAttributes(source, (attributes) => boxed(attributes, size))
}

/** The same without its own size, so that it fills whatever it is drawn into. */
export function withoutOwnSize(source: string, size: Size): string {
  return withAttributes(source, (attributes) =>
    boxed(attributes.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''), size),
  )
}

const withAttributes = (source: string, change: (attributes: string) => string) =>
  source.replace(rootTag, (_, start: string, attributes: string, end: string) => `${start}${change(attributes)}${end}>`)

const boxed = (attributes: string, { width, height }: Size) =>
  /\sviewBox\s*=/.test(attributes) ? attributes : ` viewBox="0 0 ${width} ${height}"${attributes}`
