/** How every product of the seed is photographed: cut, colour, print, wall, and which views there are. */
import {
  also,
  back,
  CLOTH,
  CREAM,
  front,
  INDIGO,
  INK,
  inks,
  LEAF,
  type Look,
  MARIGOLD,
  mark,
  middle,
  RED,
  TEAL,
  type View,
} from './look.ts'
import { bands, blockFlorals, stripesAllOver } from './motifs/all-over.ts'
import { brandMark, yourDesign } from './motifs/brand.ts'
import { jali, kolam, lotusWheel, ridges, stepwell } from './motifs/geometry.ts'
import { ambiGrid, ghats, kites, konkan, mango, monsoon, moons, peacock, tiger } from './motifs/nature.ts'
import { auto, chai, cricket, hornPlease, jersey, kaapi, sabChalta, trainMap } from './motifs/street.ts'

const looks = {
  'cutting-chai': {
    cut: 'round-neck',
    wall: 'sand',
    views: [
      front('navy-blue', { stamps: [middle(chai, inks(CREAM, '#c8702c', MARIGOLD, CLOTH), 226)] }),
      also('golden-yellow', { stamps: [middle(chai, inks(INK, '#a8501c', CREAM, CLOTH), 226)] }),
    ],
  },
  'meter-se-chalo': {
    cut: 'round-neck',
    wall: 'marigold',
    views: [
      front('white', { stamps: [middle(auto, inks(INK, MARIGOLD, LEAF, CLOTH), 244)] }),
      also('light-blue', { stamps: [middle(auto, inks(INK, MARIGOLD, LEAF, '#f8f7f4'), 244)] }),
    ],
  },
  'ghat-sunrise': {
    cut: 'round-neck',
    wall: 'rose',
    views: [
      front('light-blue', { stamps: [middle(ghats, inks('#1d2f5c', '#ee6a3a', '#ffffff', CLOTH), 262)] }),
      also('white', { stamps: [middle(ghats, inks('#1d2f5c', '#ee6a3a', MARIGOLD, CLOTH), 262)] }),
    ],
  },
  'kolam-at-dawn': {
    cut: 'round-neck',
    wall: 'slate',
    views: [
      front('black', { stamps: [middle(kolam, inks(CREAM, MARIGOLD, RED, CLOTH), 297)] }),
      also('red', { stamps: [middle(kolam, inks(CREAM, '#ffd257', RED, CLOTH), 297)] }),
    ],
  },
  'ambi-grid': {
    cut: 'round-neck',
    wall: 'rose',
    views: [
      front('red', { stamps: [middle(ambiGrid, inks(CREAM, MARIGOLD, '#7fc4b8', CLOTH), 262)] }),
      also('navy-blue', { stamps: [middle(ambiGrid, inks(CREAM, MARIGOLD, '#e2745c', CLOTH), 262)] }),
    ],
  },
  'plain-basics': {
    cut: 'round-neck',
    wall: 'sand',
    views: [front('white'), back('white'), also('black'), also('golden-green')],
  },
  'aam-baat': {
    cut: 'round-neck',
    wall: 'mint',
    views: [
      front('white', { stamps: [middle(mango, inks('#234a33', MARIGOLD, '#e8702a', CLOTH), 214)] }),
      also('golden-green', { stamps: [middle(mango, inks('#20331b', '#ffc53d', '#e8702a', CLOTH), 214)] }),
    ],
  },
  'gully-cricket': {
    cut: 'round-neck',
    wall: 'indigo',
    views: [
      front('white', {
        rib: '#1b2a4a',
        stamps: [middle(cricket, inks('#1b2a4a', '#b3202c', '#b3202c', CLOTH), 236)],
      }),
      also('royal-blue', { stamps: [middle(cricket, inks(CREAM, '#c4212f', MARIGOLD, '#f6ecd9'), 236)] }),
    ],
  },
  'sold-out': {
    cut: 'round-neck',
    wall: 'marigold',
    views: [front('royal-blue', { stamps: [middle(kites, inks(CREAM, MARIGOLD, '#ef6a4a', CLOTH), 262)] })],
  },
  'monsoon-lines': {
    cut: 'v-neck',
    wall: 'indigo',
    views: [
      front('royal-blue', { stamps: [middle(monsoon, inks('#eef3fb', '#8fc6f0', MARIGOLD, CLOTH), 256)] }),
      also('light-grey', { stamps: [middle(monsoon, inks('#27356b', '#2f6fd0', MARIGOLD, CLOTH), 256)] }),
    ],
  },
  'lotus-wheel': {
    cut: 'v-neck',
    wall: 'rose',
    views: [
      front('light-grey', { stamps: [middle(lotusWheel, inks('#7d1f3a', '#c93a5c', '#f3a9a4', CLOTH), 262)] }),
      also('navy-blue', { stamps: [middle(lotusWheel, inks('#f3d9c6', '#e2745c', MARIGOLD, CLOTH), 262)] }),
    ],
  },
  mayur: {
    cut: 'v-neck',
    wall: 'mint',
    views: [front('navy-blue', { stamps: [middle(peacock, inks('#35c6b4', '#3f7fe6', MARIGOLD, CLOTH), 297)] })],
  },
  'ridge-line': {
    cut: 'v-neck',
    wall: 'slate',
    views: [front('black', { stamps: [middle(ridges, inks('#e9e6e0', '#f2703a', MARIGOLD, CLOTH), 262)] })],
  },
  'everyday-v': {
    cut: 'v-neck',
    wall: 'sand',
    views: [front('golden-green'), back('golden-green'), also('light-blue')],
  },
  'campus-polo': {
    cut: 'polo',
    wall: 'sand',
    views: [
      front('navy-blue', { stamps: [mark(MARIGOLD)] }),
      also('red', { stamps: [mark(CREAM)] }),
      back('navy-blue'),
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
  'company-polo': { cut: 'polo', wall: 'slate', views: [front('royal-blue'), back('royal-blue'), also('light-grey')] },
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
    views: [front('light-blue', { rib: '#1b2a4a' }), also('golden-yellow', { rib: '#1b2a4a' })],
  },
  'sab-chalta-hai': {
    cut: 'oversized',
    wall: 'marigold',
    views: [
      front('black', { stamps: [middle(sabChalta, inks(CREAM, MARIGOLD, '#e2472c', CLOTH), 292)] }),
      also('white', { stamps: [middle(sabChalta, inks(INK, '#e2472c', MARIGOLD, CLOTH), 292)] }),
      back('black', { stamps: [middle(brandMark, inks(MARIGOLD, MARIGOLD, MARIGOLD, CLOTH), 70)] }),
    ],
  },
  'horn-ok-please': {
    cut: 'oversized',
    wall: 'sand',
    views: [
      back('orange', { stamps: [middle(hornPlease, inks('#1d2f5c', '#fbe3b0', MARIGOLD, '#fdf4e0'), 292)] }),
      front('orange', { stamps: [mark('#1d2f5c')] }),
    ],
  },
  'local-line': {
    cut: 'oversized',
    wall: 'slate',
    views: [
      front('white', { stamps: [middle(trainMap, inks(INK, RED, '#2f7fd0', CLOTH), 276)] }),
      also('golden-green', { stamps: [middle(trainMap, inks('#20251a', CREAM, '#ffc53d', CLOTH), 276)] }),
    ],
  },
  bagh: {
    cut: 'oversized',
    wall: 'rose',
    views: [
      front('orange', { stamps: [middle(tiger, inks(INK, '#fdf1d8', '#fdf1d8', CLOTH), 290)] }),
      also('white', { stamps: [middle(tiger, inks(INK, '#ea6a1e', '#ea6a1e', CLOTH), 290)] }),
    ],
  },
  stepwell: {
    cut: 'oversized',
    wall: 'sand',
    views: [
      front('golden-green', { stamps: [middle(stepwell, inks('#f4ead2', '#f7c65a', '#bfe0d4', CLOTH), 286)] }),
      also('black', { stamps: [middle(stepwell, inks('#f4ead2', RED, TEAL, CLOTH), 286)] }),
    ],
  },
  konkan: {
    cut: 'oversized',
    wall: 'rose',
    views: [
      front('light-blue', { stamps: [middle(konkan, inks('#173a5e', '#f2683c', '#ffffff', CLOTH), 270)] }),
      also('golden-yellow', { stamps: [middle(konkan, inks('#173a5e', '#d9432a', '#ffffff', CLOTH), 270)] }),
    ],
  },
  'jali-window': {
    cut: 'oversized',
    wall: 'mint',
    views: [front('navy-blue', { stamps: [middle(jali, inks('#e8dcc3', MARIGOLD, MARIGOLD, CLOTH), 280)] })],
  },
  'last-piece': {
    cut: 'oversized',
    wall: 'indigo',
    views: [front('black', { stamps: [middle(moons, inks('#ece7da', MARIGOLD, MARIGOLD, CLOTH), 286)] })],
  },
  'polyester-dryfit': {
    cut: 'dry-fit',
    wall: 'indigo',
    views: [
      front('royal-blue', { panel: '#1a3580' }),
      {
        ...front('orange', { stamps: [middle(yourDesign, inks('#ffffff', '#ffffff', '#ffffff', CLOTH), 210)] }),
        name: 'yours',
        isExample: true,
      },
      back('royal-blue', { panel: '#1a3580' }),
      also('white', { panel: '#d9dcdf' }),
    ],
  },
  'team-jersey': {
    cut: 'dry-fit',
    wall: 'rose',
    views: [
      back('red', {
        panel: '#fbf6ec',
        rib: '#fbf6ec',
        stamps: [middle(jersey('SHARMA', '45'), inks(CREAM, CREAM, CREAM, CLOTH), 250)],
      }),
      front('red', { panel: '#fbf6ec', rib: '#fbf6ec', stamps: [mark(CREAM)] }),
    ],
  },
  'stripe-runner': {
    cut: 'dry-fit',
    wall: 'marigold',
    views: [front('orange', { panel: '#17181b', rib: '#17181b', allOver: stripesAllOver('#1c1a19') })],
  },
  'sports-day': {
    cut: 'dry-fit',
    wall: 'mint',
    views: [
      front('golden-yellow', {
        panel: LEAF,
        rib: LEAF,
        sleeve: LEAF,
        stamps: [middle(jersey('HOUSE', '10'), inks('#1f4a34', '#1f4a34', LEAF, CLOTH), 170)],
      }),
      also('light-blue', {
        panel: INDIGO,
        rib: INDIGO,
        sleeve: INDIGO,
        stamps: [middle(jersey('HOUSE', '7'), inks(INDIGO, INDIGO, INDIGO, CLOTH), 170)],
      }),
    ],
  },
  'kaapi-hoodie': {
    cut: 'hoodie',
    wall: 'sand',
    views: [
      front('light-grey', {
        cord: '#5a2d18',
        stamps: [middle(kaapi, inks('#4a2413', '#b0602a', '#f6ecd9', CLOTH), 206)],
      }),
      also('black', { cord: CREAM, stamps: [middle(kaapi, inks(CREAM, '#d28a4a', '#8a5a34', CLOTH), 206)] }),
    ],
  },
  'studio-hoodie': {
    cut: 'hoodie',
    wall: 'indigo',
    views: [
      front('navy-blue', { cord: MARIGOLD, stamps: [mark(MARIGOLD)] }),
      back('navy-blue', { stamps: [middle(lotusWheel, inks(CREAM, MARIGOLD, '#e2745c', CLOTH), 280)] }),
    ],
  },
  'little-tiger': {
    cut: 'hoodie',
    wall: 'marigold',
    views: [front('orange', { cord: '#1c1a19', stamps: [middle(tiger, inks(INK, '#fdf1d8', '#fdf1d8', CLOTH), 250)] })],
  },
} satisfies Record<string, Look>

/** Every product that has pictures, by its id. */
export const catalogueLooks: Readonly<Record<string, Look>> = looks

const addressOf = (productId: string, view: View) => `/catalogue/${productId}-${view.name}-960.webp`

/** The addresses of a product's pictures, largest variant, in the order of its gallery. */
export function picturesOf(productId: string): string[] {
  return (catalogueLooks[productId]?.views ?? []).map((view) => addressOf(productId, view))
}

/** By colour, the first picture of the product in it: where a print is on the back, that is the back. */
export function colourPicturesOf(productId: string): Record<string, string> {
  const views = (catalogueLooks[productId]?.views ?? []).filter(({ isExample }) => !isExample)
  return Object.fromEntries(views.toReversed().map((view) => [view.fabric, addressOf(productId, view)]))
}
