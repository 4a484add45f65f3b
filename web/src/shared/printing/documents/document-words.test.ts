import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { expect, test } from 'vitest'
import { aboutDocument, documentNotes, pictureNote } from './document-words.ts'

const a4 = { widthMm: 210, heightMm: 297 }
const thesis: DocumentFacts = {
  pages: 41,
  colorPages: [1, 2, 9],
  sizes: [{ ...a4, pages: 41 }],
  fontsNotEmbedded: [],
  poorPages: [],
}
const picture: DocumentFacts = {
  ...thesis,
  pages: 1,
  colorPages: [1],
  sizes: [],
  pixels: { width: 1200, height: 1700 },
}

test.for<[what: string, facts: DocumentFacts, words: string]>([
  ['a thesis', thesis, '41 pages, A4, 3 in colour'],
  [
    'a letter',
    { ...thesis, pages: 1, colorPages: [], sizes: [{ widthMm: 297, heightMm: 210, pages: 1 }] },
    '1 page, A4, black & white',
  ],
  [
    'a page with no standard size',
    { ...thesis, sizes: [{ widthMm: 200, heightMm: 200, pages: 41 }] },
    '41 pages, 200 × 200 mm, 3 in colour',
  ],
  ['a picture', picture, '1,200 × 1,700 pixels, colour'],
])('%s is described in one line', ([, facts, words]) => {
  expect(aboutDocument(facts)).toBe(words)
})

test('a document without problems has no notes', () => {
  expect(documentNotes(thesis)).toEqual([])
})

test('mixed sizes, missing fonts and low-resolution pictures are reported before ordering', () => {
  const notes = documentNotes({
    ...thesis,
    sizes: [
      { ...a4, pages: 40 },
      { widthMm: 420, heightMm: 297, pages: 1 },
    ],
    fontsNotEmbedded: ['Kruti Dev'],
    poorPages: [3, 4, 5, 6, 7, 8, 9, 10],
    lowestDpi: 72,
  })
  expect(notes).toEqual([
    'The pages differ in size: 40 pages A4, 1 page A3. We fit each onto the paper that you choose.',
    'A font is not in the file and may look different in print: Kruti Dev.',
    'Pictures on pages 3, 4, 5, 6, 7, 8 and 2 more have fewer than 150 dots per inch and may look blurred. The coarsest has 72 dots per inch.',
  ])
})

test('a picture can be sharp enough for one paper size and not for another', () => {
  expect(pictureNote(picture, 'A5')).toBeUndefined()
  expect(pictureNote(picture, 'A3')).toBe(
    'On A3 this picture has 103 dots per inch: it may look blurred. 150 or more are sharp.',
  )
})
