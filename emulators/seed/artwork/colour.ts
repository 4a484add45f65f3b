export type Rgb = readonly [red: number, green: number, blue: number]

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

export const hex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Between two colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)]
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** How light a colour looks, 0 to 1. */
export function lightness(colour: string): number {
  const [red, green, blue] = rgb(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
