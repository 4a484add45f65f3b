import { expect, test } from 'vitest'
import { type DraftsOfOnePicture, draftsOfOnePicture } from './drafts-of-one-picture.ts'

test('a bulk order started before an update of the shop keeps its pictures in place among the texts', () => {
  const begun = {
    placements: ['Left', 'Right', 'Back A4'],
    designs: { Left: 'sun', Right: 'moon' },
    layers: { Left: ['team', 'picture', 'year'], 'Back A4': ['words'] },
    latest: 'moon',
    lines: [],
  } as const
  const { bulk } = draftsOfOnePicture({ bulk: { tee: begun } } as unknown as DraftsOfOnePicture)
  expect(bulk.tee).toEqual({
    placements: ['Left', 'Right', 'Back A4'],
    layers: { Left: ['team', 'sun', 'year'], Right: ['moon'], 'Back A4': ['words'] },
    latest: 'moon',
    lines: [],
  })
})
