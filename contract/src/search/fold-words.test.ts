import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinOf } from './devanagari.ts'
import { foldWords, soundOf } from './fold-words.ts'
import { meaningsOf } from './synonyms.ts'

const words = (text: string) => foldWords(text).map(({ word }) => word)
const meanings = (text: string) => words(text).flatMap(meaningsOf)

describe('words are normalised, so that', () => {
  it.each([
    ['T-Shirt', 'tshirts', 't shirt', 'TEE SHIRT', 'टी-शर्ट', 'टी शर्ट'],
    ['Hoodie', 'hoodies', 'HOODIES'],
    ['V-Neck', 'v neck', 'vneck'],
    ['Dry-Fit', 'dry fit', 'dryfit', 'Dri-Fit'],
    ['Café', 'cafe'],
    ["Men's", 'men', 'mens', 'men’s'],
    ['dress', 'dresses'],
    ['१०', '10'],
  ])('%j is the same word in every spelling', (...spellings) => {
    expect(new Set(spellings.map((spelling) => words(spelling).join(' '))).size).toBe(1)
  })

  it.each([
    ['चाय', 'chai'],
    ['कापी', 'kaapi'],
    ['हुडी', 'hoodie'],
    ['पोलो', 'polo'],
    ['मोर', 'mor'],
    ['ज़री', 'jari'],
    ['फूल', 'phool'],
    ['नीला', 'neela'],
    ['टी', 'tee'],
  ])('%s sounds like %s', (hindi, latin) => {
    expect(soundOf(latinOf(hindi))).toBe(soundOf(latin))
  })

  it.each([
    ['tee', 'tshirt'],
    ['टीशर्ट', 'tshirt'],
    ['काला', 'black'],
    ['neela', 'blue'],
    ['शर्ट', 'tshirt'],
    ['ladies', 'women'],
    ['gray', 'grey'],
    ['coffee', 'kaapi'],
    ['shrit', 'tshirt'],
    ['sirt', 'tshirt'],
    ['tshrit', 'tshirt'],
    ['t-shrit', 'tshirt'],
    ['hooide', 'hoodie'],
  ])('%s also means %s', (typed, meant) => {
    expect(meanings(typed)).toContain(meant)
  })

  it.each([['pool'], ['hsirt'], ['stripes']])('%s is not taken for a misspelling of a known word', (typed) => {
    expect(meanings(typed)).toEqual(words(typed))
  })

  it('words unrelated to shirts are unchanged', () => {
    expect(words('Bus class of 1999')).toEqual(['bus', 'class', 'of', '1999'])
    expect(words('—!')).toEqual([])
  })

  it('no text produces a word too long for the index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        for (const word of words(text)) expect(word.length).toBeLessThanOrEqual(40)
      }),
    )
  })
})
