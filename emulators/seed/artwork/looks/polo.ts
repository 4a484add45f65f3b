import { also, back, CLOTH, CREAM, front, INDIGO, inks, LEAF, type Look, MARIGOLD, mark, RED } from '../look.ts'
import { bands, blockFlorals } from '../motifs/all-over.ts'

export const poloLooks = {
  'campus-polo': {
    cut: 'polo',
    wall: 'sand',
    views: [
      front('navy-blue', { stamps: [mark(MARIGOLD)] }),
      also('red', { stamps: [mark(CREAM)] }),
      back('navy-blue'),
      also('black', { stamps: [mark(MARIGOLD)] }),
      also('white', { stamps: [mark(INDIGO)] }),
    ],
  },
  'bandstand-polo': {
    cut: 'polo',
    wall: 'indigo',
    views: [
      front('white', {
        rib: '#1b2a4a',
        allOver: bands([
          ['#1b2a4a', 250, 62],
          [RED, 320, 20],
          [MARIGOLD, 348, 20],
        ]),
      }),
    ],
  },
  'court-polo': {
    cut: 'polo',
    wall: 'mint',
    views: [front('white', { rib: '#2f6b4a', stamps: [mark(LEAF)] }), also('light-blue', { rib: '#ffffff' })],
  },
  'company-polo': {
    cut: 'polo',
    wall: 'slate',
    views: [front('royal-blue'), back('royal-blue'), also('light-grey'), also('black'), also('white')],
  },
  'block-print-polo': {
    cut: 'polo',
    wall: 'marigold',
    views: [
      front('golden-yellow', {
        rib: '#7d2a1c',
        allOver: blockFlorals(inks('#7d2a1c', '#c4452a', CREAM, CLOTH), 84),
      }),
      also('light-blue', { rib: INDIGO, allOver: blockFlorals(inks(INDIGO, '#c4452a', CREAM, CLOTH), 84) }),
    ],
  },
  'school-polo': {
    cut: 'polo',
    wall: 'indigo',
    views: [
      front('light-blue', { rib: '#1b2a4a' }),
      also('golden-yellow', { rib: '#1b2a4a' }),
      also('white', { rib: '#1b2a4a' }),
    ],
  },
} satisfies Record<string, Look>
