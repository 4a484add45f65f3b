import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cataloguePath, designPath, isDesignPathOf, largePath, previewedDesign, previewPath } from './stored-file.ts'

const now = 1_767_225_600_000

describe('the storage path of an upload', () => {
  test.each([
    ['lotus.png', 'lotus.png'],
    ['My Design (final).PNG', 'My-Design-final.PNG'],
    ['कमल.svg', 'file.svg'],
    ['café.jpg', 'cafe.jpg'],
    ['../../etc/passwd', 'etc-passwd'],
    ['.htaccess', 'htaccess'],
    ['', 'file'],
    ['Ünïcödé Émblème.png', 'Unicode-Embleme.png'],
    ['--lotus--.png', 'lotus.png'],
    ['a.b', 'a.b'],
    ['a.bcdef', 'a.bcdef'],
    ['a b.cdefgh', 'a-b.cdefgh'],
    ['///', 'file'],
    [`${'a'.repeat(200)}.webp`, `${'a'.repeat(95)}.webp`],
  ])('for %j ends in %s', (fileName, stored) => {
    expect(designPath('asha', fileName, now)).toBe(`products/designs/asha/1767225600000-${stored}`)
    expect(cataloguePath(fileName, now)).toBe(`products/catalogue/1767225600000-${stored}`)
  })

  test("for a design belongs to its owner only, whatever the file's name", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (fileName) => {
        const path = designPath('asha', fileName, now)
        expect(isDesignPathOf('asha', path)).toBe(true)
        expect(isDesignPathOf('ash', path)).toBe(false)
        expect(isDesignPathOf('ravi', path)).toBe(false)
      }),
    )
  })

  test.each([
    'products/designs/asha/lotus.png',
    'products/designs/asha/1767225600000-',
    'products/designs/asha/1767225600000-a/b.png',
    'products/designs/asha/../ravi/1767225600000-a.png',
    'products/designs/1767225600000-a.png',
    'products/catalogue/1767225600000-a.png',
    '/products/designs/asha/1767225600000-a.png',
    'products/designs/asha/1767225600000-a.png\n',
  ])('%j is not one of Asha’s designs', (path) => expect(isDesignPathOf('asha', path)).toBe(false))

  test('no path belongs to an empty uid', () => expect(isDesignPathOf('', designPath('', 'a.png', now))).toBe(false))
})

describe('the preview of a design', () => {
  test('is stored beside the designs, under the same owner', () => {
    expect(previewPath(designPath('asha', 'lotus.png', now))).toBe(
      'products/previews/asha/1767225600000-lotus.png.webp',
    )
  })

  test.each([
    'products/previews/asha/1767225600000-lotus.png.webp',
    'products/catalogue/1767225600000-polo.png',
    'products/designs/1767225600000-lotus.png',
    'products/designs/asha/x/1767225600000-lotus.png',
    'products/designs/asha/1767225600000-lotus.png/x',
    'products/designs//1767225600000-lotus.png',
    'products/designs/asha/lotus.png',
    'lotus.png',
    '',
  ])('%j has none', (path) => expect(previewPath(path)).toBeUndefined())

  test('identifies its design, and no other path does', () => {
    const designs = ['lotus.png', 'lotus.webp', 'lotus.webp.png'].map((name) => designPath('asha', name, now))
    expect(designs.map((path) => previewedDesign(previewPath(path) ?? ''))).toEqual(designs)
    expect(designs.map((path) => previewedDesign(largePath(path) ?? ''))).toEqual(designs)
    const others = ['products/previews/asha/lotus.png.webp', 'products/previews/asha/1767225600000-lotus.png']
    expect([...others, ...designs].map(previewedDesign)).toEqual(Array(5).fill(undefined))
  })
})
