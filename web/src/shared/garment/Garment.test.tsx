import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Garment, type GarmentDesign } from './Garment.tsx'

const design: GarmentDesign = {
  placement: 'Front A4',
  href: '/designs/one.png',
  xMm: 10,
  yMm: 20,
  widthMm: 100,
  heightMm: 80,
  rotationDeg: 90,
}

const drawn = (side: 'front' | 'back', designs = [design]) =>
  renderToStaticMarkup(<Garment cut="round-neck" side={side} color="#C4212F" designs={designs} />)

it('shows a design on its own side only', () => {
  expect(drawn('front')).toContain('/designs/one.png')
  expect(drawn('back')).not.toContain('/designs/one.png')
})

it('prints a design where its area is, in millimetres, and turns it around its own middle', () => {
  const svg = drawn('front')
  expect(svg).toContain('x="-95" y="156" width="100" height="80"')
  expect(svg).toContain('rotate(90 -45 196)')
  expect(svg).toContain('<rect x="-105" y="136" width="210" height="297"')
})

it('shows a design without a place where the press prints it: at the top, as large as its area takes', () => {
  const unplaced = { ...design, xMm: 0, yMm: 0, widthMm: 210, heightMm: 297, rotationDeg: 0 }
  expect(drawn('front', [unplaced])).toContain('preserveAspectRatio="xMidYMin meet"')
})

it('exposes its label to screen readers, and is decorative without one', () => {
  expect(
    renderToStaticMarkup(<Garment cut="polo" side="front" color="#FFFFFF" label="Campus Polo in White" />),
  ).toContain('role="img" aria-label="Campus Polo in White"')
  expect(renderToStaticMarkup(<Garment cut="polo" side="front" color="#FFFFFF" />)).toContain('aria-hidden="true"')
})

it('needs no inline style, which the shop’s content security policy forbids', () => {
  const svg = renderToStaticMarkup(
    <Garment cut="hoodie" side="front" color="#17181B" designs={[design]} areas={['Front A4', 'Left']} />,
  )
  expect(svg).not.toMatch(/<style|style=/)
})

it('gives every garment on a page unique ids, so that none is clipped by another’s outline', () => {
  const page = renderToStaticMarkup(
    <>
      <Garment cut="polo" side="front" color="#FFFFFF" />
      <Garment cut="hoodie" side="front" color="#17181B" />
    </>,
  )
  const names = [...page.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})
