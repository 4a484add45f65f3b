import { describe, expect, it } from 'vitest'
import { clothColour, clothTones, layerColour, lightness, mixColours } from './trim-colours.ts'

describe('trim colours', () => {
  it('follow the fabric unless they are chosen', () => {
    expect(layerColour({ role: 'rib', piece: 'collar' }, { fabric: '#c4212f' })).toBe('#c4212f')
    expect(layerColour({ role: 'rib', piece: 'collar' }, { fabric: '#c4212f', rib: '#ffffff' })).toBe('#ffffff')
  })

  it('keep the inside of the neck darker than the outside, even on black', () => {
    for (const fabric of ['#ffffff', '#c4212f', '#17181b'])
      expect(lightness(layerColour({ role: 'inside', piece: 'trim' }, { fabric }))).toBeLessThan(lightness(fabric))
  })

  it('make a cord visible on every fabric', () => {
    for (const fabric of ['#ffffff', '#c8cacd', '#17181b', '#f2ae1c']) {
      const cord = layerColour({ role: 'cord', piece: 'trim' }, { fabric })
      expect(Math.abs(lightness(cord) - lightness(fabric)), fabric).toBeGreaterThan(0.08)
    }
  })

  it('use the sleeve colour only for the sleeves', () => {
    const chosen = { fabric: '#ffffff', sleeve: '#1b2a4a' }
    expect(layerColour({ role: 'fabric', piece: 'sleeves' }, chosen)).toBe('#1b2a4a')
    expect(layerColour({ role: 'fabric', piece: 'body' }, chosen)).toBe('#ffffff')
  })
})

it('white gets a dark edge for light pages, black a light one for dark pages', () => {
  expect(clothTones('#ffffff').edge).toBe('#000000')
  expect(clothTones('#17181b').edge).toBe('#ffffff')
})

it('colours mix evenly', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixColours('#112233', '#ffffff', 0)).toBe('#112233')
})

it('black fabric is drawn a little lighter than black, and other colours unchanged', () => {
  expect(lightness(clothColour('#000000'))).toBeGreaterThan(0.04)
  expect(clothColour('#1b2a4a')).toBe('#1b2a4a')
})
