import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesSearch, searchKey, searchKeys } from './search.ts'

const found = (text: string, query: string) => {
  const key = searchKey(query)
  return key !== undefined && searchKeys(text).includes(key) && matchesSearch(text, query)
}

describe('a search', () => {
  it.each([
    ['Monsoon Kolam Tee', 'kolam'],
    ['Monsoon Kolam Tee', 'KOL'],
    ['Monsoon Kolam Tee', 'tee monsoon'],
    ['Monsoon Kolam Tee', 'mon kol te'],
    ['Café Crème Polo', 'cafe creme'],
    ['Polyester Dryfit T-Shirt', 'dryfit t-shirt'],
    ['चाय टी शर्ट', 'चाय'],
    ['Internationalisation Tee', 'internationalisa'],
  ])('finds %j by %j', (text, query) => {
    expect(found(text, query)).toBe(true)
  })

  it.each([
    ['Monsoon Kolam Tee', 'olam'],
    ['Monsoon Kolam Tee', 'kolam polo'],
    ['Monsoon Kolam Tee', 'monsoons'],
    ['Monsoon Kolam Tee', '—'],
  ])('does not find %j by %j', (text, query) => {
    expect(found(text, query)).toBe(false)
  })

  it('finds every text by any two of its words, in any order and abbreviated', () => {
    const word = fc.stringMatching(/^[a-z]{1,14}$/)
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 2, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (words, a, b, cut) => {
          const one = words[a % words.length] ?? ''
          const other = words[b % words.length] ?? ''
          fc.pre(one !== other)
          expect(found(words.join(' '), `${other} ${one.slice(0, 1 + (cut % one.length))}`)).toBe(true)
        },
      ),
    )
  })
})
