import { ChangeSavedDesignRequest, maxSavedName } from '@teeshala/contract/saved-designs/saved-design'
import { expect, test } from 'vitest'
import { nameOfCopy } from './name-of-copy.ts'

test('a design with the longest name can be duplicated, also if an emoji stands where its copy is cut', () => {
  for (const letters of ['x', 'चाय ', '🎉']) {
    for (const before of ['', 'x']) {
      const name = nameOfCopy(`${before}${letters.repeat(maxSavedName)}`.slice(0, maxSavedName))
      expect(ChangeSavedDesignRequest.parse({ name })).toEqual({ name })
    }
  }
  expect(nameOfCopy('Chai')).toBe('Copy of Chai')
})
