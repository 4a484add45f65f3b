import { expect, test } from 'vitest'
import { circleIn } from './no-circular-files.ts'

test('a circle of files is named, however long the way to it', () => {
  expect(circleIn({ page: ['base'], base: ['overlays'], overlays: ['papers'], papers: ['base'] })).toEqual([
    'base',
    'overlays',
    'papers',
    'base',
  ])
})

test('files that two others import are no circle', () => {
  expect(circleIn({ page: ['base', 'papers'], papers: ['base'], base: ['shop'], shop: [] })).toBeUndefined()
})
