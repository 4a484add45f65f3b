import { frameSize, halfFrameSize } from '../frame.ts'
import { noiseFrom } from './noise.ts'
import { blur, enlarge, type Plane, pixelCount } from './raster.ts'

/** A window high on the left. */
const lightDirection = { x: -0.5, y: -0.56, z: 0.9 }

/** The effect of light on a relief: brightness around 1, and the displacement of a flat print, in pixels. */
export type Lit = { readonly shade: Plane; readonly shiftX: Plane; readonly shiftY: Plane }

const limit = (value: number, most: number) => Math.max(-most, Math.min(most, value))

let knitted: Plane | undefined

/** The fine texture of knitted cotton, the same on every garment. */
function knit(): Plane {
  if (knitted) return knitted
  knitted = new Float32Array(pixelCount)
  const grain = noiseFrom(99)
  for (let y = 0; y < frameSize.height; y++)
    for (let x = 0; x < frameSize.width; x++) knitted[y * frameSize.width + x] = grain(x / 2.1, y / 1.4) * 0.008
  return knitted
}

/** Lights a half-frame relief and returns it at full frame size. */
export function lightUp(relief: Plane): Lit {
  const { width, height } = halfFrameSize
  const shade = new Float32Array(relief.length)
  const shiftX = new Float32Array(relief.length)
  const shiftY = new Float32Array(relief.length)
  const around = blur(relief, 14, halfFrameSize)
  const near = blur(relief, 4, halfFrameSize)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const inside = x > 0 && y > 0 && x < width - 1 && y < height - 1
      const slopeX = inside ? ((relief[pixel + 1] as number) - (relief[pixel - 1] as number)) / 2 : 0
      const slopeY = inside ? ((relief[pixel + width] as number) - (relief[pixel - width] as number)) / 2 : 0
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const facing =
        (-slopeX * lightDirection.x - slopeY * lightDirection.y + lightDirection.z) / length / lightDirection.z
      const hollow = limit((around[pixel] as number) - (relief[pixel] as number), 6)
      const crease = limit((near[pixel] as number) - (relief[pixel] as number), 2)
      shade[pixel] = 1 + (facing - 1) * 0.72 - Math.max(-0.04, hollow * 0.022) - Math.max(-0.03, crease * 0.045)
      shiftX[pixel] = limit(slopeX * 9, 6)
      shiftY[pixel] = limit(slopeY * 9, 6)
    }
  const full = enlarge(shade)
  const grain = knit()
  for (let pixel = 0; pixel < pixelCount; pixel++) full[pixel] = (full[pixel] as number) + (grain[pixel] as number)
  return {
    shade: full,
    shiftX: enlarge(blur(shiftX, 4, halfFrameSize)),
    shiftY: enlarge(blur(shiftY, 4, halfFrameSize)),
  }
}
