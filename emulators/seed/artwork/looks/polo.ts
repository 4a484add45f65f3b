import { also, back, cream, front, indigo, inks, type Look, leafGreen, marigold, mark, ownCloth, red } from '../look.ts'
import { bands, blockFlorals } from '../motifs/all-over.ts'

export const poloLooks = {
  'campus-polo': {
    cut: 'polo',
    wall: 'sand',
    views: [
      front('navy-blue', { stamps: [mark(marigold)] }),
      also('red', { stamps: [mark(cream)] }),
      back('navy-blue'),
      also('black', { stamps: [mark(marigold)] }),
      also('white', { stamps: [mark(indigo)] }),
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
          [red, 320, 20],
          [marigold, 348, 20],
        ]),
      }),
    ],
  },
  'court-polo': {
    cut: 'polo',
    wall: 'mint',
    views: [front('white', { rib: '#2f6b4a', stamps: [mark(leafGreen)] }), also('light-blue', { rib: '#ffffff' })],
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
        allOver: blockFlorals(inks('#7d2a1c', '#c4452a', cream, ownCloth), 84),
      }),
      also('light-blue', { rib: indigo, allOver: blockFlorals(inks(indigo, '#c4452a', cream, ownCloth), 84) }),
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
