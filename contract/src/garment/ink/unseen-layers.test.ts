import { describe, expect, it } from 'vitest'
import { readArtwork, visibilityOn } from '../artwork.ts'
import { inkSeenOn, unseenLayers, visibilityOfLayer } from './unseen-layers.ts'

const cloth = (id: string, hex: string) => ({ id, name: id, hex })
const [white, black, brown] = [cloth('White', '#FFFFFF'), cloth('Black', '#17181B'), cloth('Brown', '#4B3221')]
const cloths: Readonly<Record<string, string>> = {
  White: white.hex,
  Black: black.hex,
  Brown: brown.hex,
  'Navy Blue': '#1B2A4A',
  'Royal Blue': '#2449AE',
  'Light Grey': '#C8CACD',
  'Light Blue': '#A8CBE6',
}
const text = (hex: string, outline?: string) => ({ id: 'chai', inks: [{ hex, share: 1 }], outline })
const lostOn = (layer: Parameters<typeof unseenLayers>[0][number]) =>
  unseenLayers([layer], [white, black, brown]).flatMap((unseen) => unseen.lostOn.map(({ name }) => name))

describe('a layer hard to see on the fabric', () => {
  it('is reported for each ordered colour', () => {
    expect(lostOn(text('#4a3020'))).toEqual(['Brown'])
    expect(lostOn(text('#111111'))).toEqual(['Black'])
    expect(lostOn(text('#ffffff'))).toEqual(['White'])
    expect(lostOn(text('#d3202c'))).toEqual([])
  })

  it.each([
    ['mid-brown', '#4a2c17', 'Black', 'faint'],
    ['dark brown', '#4a3020', 'Black', 'faint'],
    ['chestnut', '#6b3a1e', 'Black', 'clear'],
    ['charcoal', '#36393f', 'Black', 'faint'],
    ['navy', '#1b2a4a', 'Black', 'faint'],
    ['maroon', '#7a1f2b', 'Black', 'clear'],
    ['maroon', '#7a1f2b', 'Brown', 'faint'],
    ['coffee', '#2b1a12', 'Black', 'lost'],
    ['purple', '#6b2fa0', 'Royal Blue', 'faint'],
    ['black', '#111111', 'Navy Blue', 'faint'],
    ['red', '#d3202c', 'Navy Blue', 'clear'],
    ['red', '#d3202c', 'Royal Blue', 'clear'],
    ['light yellow', '#fff3b0', 'White', 'faint'],
    ['cream', '#f3ead7', 'White', 'lost'],
    ['yellow', '#f7c325', 'White', 'clear'],
    ['silver', '#b9bdc4', 'White', 'clear'],
    ['white', '#ffffff', 'Light Grey', 'clear'],
    ['white', '#ffffff', 'Light Blue', 'clear'],
  ])('is judged as a customer would: %s (%s) on %s is %s', (_, hex, name, visibility) => {
    expect(visibilityOfLayer(text(hex), cloths[name] ?? '')).toBe(visibility)
  })

  it("is visible with an outline that stands out, but not with one in the fabric's colour", () => {
    expect(lostOn(text('#111111', '#ffffff'))).toEqual([])
    expect(lostOn(text('#111111', '#17181b'))).toEqual(['Black'])
  })

  it("is also reported if only partly lost, such as one of a motif's two inks", () => {
    const motif = { id: 'lotus', inks: ['#ffffff', '#f7c325'].map((hex) => ({ hex, share: 0.5 })) }
    expect(unseenLayers([motif], [white, black])).toEqual([{ id: 'lotus', lostOn: [], faintOn: [], partlyOn: [white] }])
  })

  it('is reported if it is so transparent that the fabric shows through', () => {
    const pixels = (alpha: number) => ({ width: 20, height: 20, data: Array(400).fill([255, 255, 255, alpha]).flat() })
    expect(visibilityOn(readArtwork(pixels(255)), black.hex)).toBe('clear')
    expect(visibilityOn(readArtwork(pixels(30)), black.hex)).toBe('lost')
  })

  it('is listed in order, and not if it is visible on all', () => {
    const layers = [text('#111111'), { ...text('#d3202c'), id: 'red' }, { ...text('#4a3020'), id: 'brown' }]
    expect(unseenLayers(layers, [black, brown]).map(({ id }) => id)).toEqual(['chai', 'brown'])
    expect(unseenLayers(layers, [])).toEqual([])
  })
})

describe('the ink offered instead', () => {
  const [ink, usual] = [(hex: string) => ({ hex }), [{ hex: '#ffffff' }, { hex: '#111111' }]]

  it('is white or black if one of them is clearly visible on every fabric', () => {
    expect(inkSeenOn(usual, [ink('#f7c325')], [black, brown])).toEqual(ink('#ffffff'))
    expect(inkSeenOn(usual, [ink('#f7c325')], [white])).toEqual(ink('#111111'))
  })

  it('is another one if white and black each fail on some fabric, and none if all fail', () => {
    expect(inkSeenOn(usual, [ink('#d3202c')], [white, black])).toEqual(ink('#d3202c'))
    expect(inkSeenOn(usual, [], [white, black])).toBeUndefined()
  })
})
