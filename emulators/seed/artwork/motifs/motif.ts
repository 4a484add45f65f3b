/** A design as the shop would print it: flat inks on a sheet, in millimetres. */
export type Inks = { readonly main: string; readonly second: string; readonly third: string; readonly ground: string }

export type Motif = {
  readonly widthMm: number
  readonly heightMm: number
  readonly draw: (inks: Inks) => string
}

/** Numbers in paths are rounded to a hundredth of a millimetre. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`

export const bar = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const wire = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const moved = (x: number, y: number, content: string, turn = 0, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`

/** A pointed petal standing on the origin, pointing up. */
export const petal = (length: number, width: number) =>
  `M0 0C${n(width)} ${n(-length * 0.3)} ${n(width * 0.8)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-width * 0.8)} ${n(-length * 0.75)} ${n(-width)} ${n(-length * 0.3)} 0 0Z`

/** A shape repeated `count` times around the origin. */
export const around = (count: number, content: string, start = 0) =>
  range(count)
    .map((index) => `<g transform="rotate(${n(start + (360 / count) * index)})">${content}</g>`)
    .join('')
