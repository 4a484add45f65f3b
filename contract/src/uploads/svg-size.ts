/** CSS pixels of each unit an SVG may give its size in. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 960 / 25.4,
  in: 96,
}

/** How wide and high an SVG is, in CSS pixels or in its own units; undefined where it says neither. */
export function svgSize(attributes: Readonly<Record<string, string>>): { width: number; height: number } | undefined {
  const width = length(attributes.width)
  const height = length(attributes.height)
  if (width && height) return { width, height }
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box
  const isBox = box.length === 4 && box.every(Number.isFinite) && boxWidth > 0 && boxHeight > 0
  if (!isBox) return undefined
  if (width) return { width, height: (width * boxHeight) / boxWidth }
  if (height) return { width: (height * boxWidth) / boxHeight, height }
  return { width: boxWidth, height: boxHeight }
}

function length(value = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(value) ?? []
  const factor = units[unit.toLowerCase()]
  const pixels = factor === undefined ? 0 : Number(number) * factor
  return pixels > 0 && pixels < 1e6 ? pixels : undefined
}
