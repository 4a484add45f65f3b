import { randomFrom } from '../random.ts'

const noiseSize = 256
/** The lattice is rotated, so that its lines never align with the garment's edges. */
const turnBetweenOctaves = { cos: Math.cos(0.6), sin: Math.sin(0.6) }

/** Smooth gradient noise of about −1 to 1, repeating every 256 cells. */
export function noiseFrom(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed)
  const order = Uint8Array.from({ length: noiseSize }, (_, index) => index)
  for (let index = noiseSize - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index] as number
    order[index] = order[other] as number
    order[other] = kept
  }
  const angles = Float64Array.from({ length: noiseSize }, () => random() * Math.PI * 2)
  const gradientX = angles.map(Math.cos)
  const gradientY = angles.map(Math.sin)
  const corner = (cellX: number, cellY: number, dx: number, dy: number) => {
    const slot = order[((order[cellX & 255] as number) + cellY) & 255] as number
    return (gradientX[slot] as number) * dx + (gradientY[slot] as number) * dy
  }
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  return (flatX, flatY) => {
    const x = flatX * turnBetweenOctaves.cos - flatY * turnBetweenOctaves.sin
    const y = flatX * turnBetweenOctaves.sin + flatY * turnBetweenOctaves.cos
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const dx = x - cellX
    const dy = y - cellY
    const u = ease(dx)
    const v = ease(dy)
    const top = corner(cellX, cellY, dx, dy) * (1 - u) + corner(cellX + 1, cellY, dx - 1, dy) * u
    const bottom = corner(cellX, cellY + 1, dx, dy - 1) * (1 - u) + corner(cellX + 1, cellY + 1, dx - 1, dy - 1) * u
    return (top * (1 - v) + bottom * v) * 1.5
  }
}
