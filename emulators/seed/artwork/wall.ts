/** The studio wall behind a garment: paper tones with a breath of the collection's colour. */
import { mixColours } from '@teeshala/contract/garment/trim-colours'
import { renderRgba } from './cloth/raster.ts'
import { frameSize } from './frame.ts'

const tones = {
  sand: { paper: '#efe6d8', glow: '#fbf6ee', tint: '#e2c9a4' },
  marigold: { paper: '#f3e2bd', glow: '#fcf3df', tint: '#eeb74f' },
  rose: { paper: '#f0dcd2', glow: '#fbf0ea', tint: '#e59a83' },
  indigo: { paper: '#d8dde8', glow: '#eef1f7', tint: '#98a9cf' },
  mint: { paper: '#dbe5da', glow: '#f0f5ee', tint: '#9fbf9f' },
  slate: { paper: '#d5d3d0', glow: '#eeecea', tint: '#a9a5a0' },
} as const

export type Wall = keyof typeof tones

const known = new Map<Wall, Promise<Uint8Array>>()

/** The wall as raw RGBA of the frame's size. */
export function wall(name: Wall): Promise<Uint8Array> {
  const drawn = known.get(name) ?? renderRgba(Buffer.from(wallSvg(name)))
  known.set(name, drawn)
  return drawn
}

function wallSvg(name: Wall): string {
  const { paper, glow, tint } = tones[name]
  const { width, height } = frameSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<radialGradient id="light" cx=".3" cy=".16" r="1.05"><stop stop-color="${glow}"/><stop offset=".55" stop-color="${paper}"/><stop offset="1" stop-color="${mixColours(paper, tint, 0.42)}"/></radialGradient>` +
    `<linearGradient id="sun" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="${tint}" stop-opacity=".5"/><stop offset="1" stop-color="${tint}" stop-opacity=".16"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#light)"/><circle cx="${width / 2}" cy="560" r="430" fill="url(#sun)"/></svg>`
  )
}
