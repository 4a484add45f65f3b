/** CSS pixels per unit of an SVG's size. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 960 / 25.4,
  in: 96,
}

type Size = { readonly width: number; readonly height: number }

/** Returns the size of an SVG, in CSS pixels or in its own units, and the longer side of its content in its own units; undefined if it states neither. */
export function svgSize(attributes: Readonly<Record<string, string>>): (Size & { readonly span: number }) | undefined {
  const width = length(attributes.width)
  const height = length(attributes.height)
  const box = boxOf(attributes)
  const size = width && height ? { width, height } : box && sizeOfBox(box, width, height)
  return size && { ...size, span: Math.max(box?.width ?? size.width, box?.height ?? size.height) }
}

function boxOf({ viewBox = '' }: Readonly<Record<string, string>>): Size | undefined {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box
  return box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0 ? { width, height } : undefined
}

function sizeOfBox(box: Size, width: number | undefined, height: number | undefined): Size {
  if (width) return { width, height: (width * box.height) / box.width }
  if (height) return { width: (height * box.width) / box.height, height }
  return box
}

function length(value = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(value) ?? []
  const factor = units[unit.toLowerCase()]
  const pixels = factor === undefined ? 0 : Number(number) * factor
  return pixels > 0 && pixels < 1e6 ? pixels : undefined
}
