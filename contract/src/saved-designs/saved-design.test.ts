import { expect, test } from 'vitest'
import type { KeptDocument } from '../design-document/design-document.ts'
import { ChangeSavedDesignRequest, pathsOf, SaveDesignRequest, withoutPaths } from './saved-design.ts'

const place = { xMm: 10, yMm: 10, widthMm: 50, heightMm: 50, rotationDeg: 0 }
const picture = (path: string) => ({ kind: 'picture' as const, path, place, acceptsPoorPrint: false })
const document: KeptDocument = {
  version: 1,
  layers: [picture('products/designs/asha/1-me.png'), { kind: 'motif', motif: 'peacock', colors: ['#112233'], place }],
} as never

test('the shared view of a design reveals neither its owner nor the files', () => {
  const twice: KeptDocument = {
    ...document,
    layers: [...document.layers, picture('products/designs/asha/2-b.png'), ...document.layers],
  }
  const shown = withoutPaths(twice)
  expect(JSON.stringify(shown)).not.toContain('asha')
  expect(pathsOf(shown)).toEqual(['0', '1'])
  expect(shown.layers.map((layer) => (layer.kind === 'picture' ? layer.path : layer.kind))).toEqual([
    '0',
    'motif',
    '1',
    '0',
    'motif',
  ])
})

test.each([
  ['no name', { name: ' ' }],
  ['a control character in its name', { name: 'a\u0000b' }],
  ['a name too long for a card', { name: 'x'.repeat(81) }],
  ['no layer', { document: { version: 1, layers: [] } }],
  [
    'a place kilometres away',
    { document: { version: 1, layers: [{ ...picture('a/b'), place: { ...place, xMm: 1e9 } }] } },
  ],
  ['an unknown placement', { placement: 'Sleeve' }],
])('a design with %s is not saved', (_, broken) => {
  const request = {
    name: 'Team tee',
    productId: 'round-neck',
    placement: 'Front A4',
    document: { version: 1, layers: [picture('products/designs/asha/1-me.png')] },
  }
  expect(SaveDesignRequest.safeParse(request).success).toBe(true)
  expect(SaveDesignRequest.safeParse({ ...request, ...broken }).success).toBe(false)
  const { name, ...design } = { ...request, ...broken }
  expect(ChangeSavedDesignRequest.safeParse({ name, design }).success).toBe(false)
})
