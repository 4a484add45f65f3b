import {
  also,
  back,
  cream,
  front,
  inkBlack,
  inks,
  type Look,
  marigold,
  mark,
  middle,
  ownCloth,
  red,
  teal,
} from '../look.ts'
import { brandMark } from '../motifs/brand.ts'
import { jali, stepwell } from '../motifs/geometry.ts'
import { konkan, moons, tiger } from '../motifs/nature.ts'
import { hornPlease, sabChalta, trainMap } from '../motifs/street.ts'

export const oversizedLooks = {
  'sab-chalta-hai': {
    cut: 'oversized',
    wall: 'marigold',
    views: [
      front('black', { stamps: [middle(sabChalta, inks(cream, marigold, '#e2472c', ownCloth), 292)] }),
      also('white', { stamps: [middle(sabChalta, inks(inkBlack, '#e2472c', marigold, ownCloth), 292)] }),
      back('black', { stamps: [middle(brandMark, inks(marigold, marigold, marigold, ownCloth), 70)] }),
      also('orange', { stamps: [middle(sabChalta, inks(inkBlack, '#fdf1d8', '#ffd257', ownCloth), 292)] }),
    ],
  },
  'horn-ok-please': {
    cut: 'oversized',
    wall: 'sand',
    views: [
      back('orange', { stamps: [middle(hornPlease, inks('#1d2f5c', '#fbe3b0', marigold, '#fdf4e0'), 292)] }),
      front('orange', { stamps: [mark('#1d2f5c')] }),
      {
        ...back('white', { stamps: [middle(hornPlease, inks('#1d2f5c', '#fbe3b0', '#ea6a1e', '#fdf4e0'), 292)] }),
        name: 'white',
      },
      {
        ...back('black', { stamps: [middle(hornPlease, inks(marigold, '#fdf4e0', '#e2472c', '#1d2f5c'), 292)] }),
        name: 'black',
      },
    ],
  },
  'local-line': {
    cut: 'oversized',
    wall: 'slate',
    views: [
      front('white', { stamps: [middle(trainMap, inks(inkBlack, red, '#2f7fd0', ownCloth), 276)] }),
      also('golden-green', { stamps: [middle(trainMap, inks('#20251a', cream, '#ffc53d', ownCloth), 276)] }),
    ],
  },
  bagh: {
    cut: 'oversized',
    wall: 'rose',
    views: [
      front('orange', { stamps: [middle(tiger, inks(inkBlack, '#fdf1d8', '#fdf1d8', ownCloth), 290)] }),
      also('white', { stamps: [middle(tiger, inks(inkBlack, '#ea6a1e', '#ea6a1e', ownCloth), 290)] }),
      also('black', { stamps: [middle(tiger, inks('#f0812f', '#fdf1d8', '#fdf1d8', ownCloth), 290)] }),
    ],
  },
  stepwell: {
    cut: 'oversized',
    wall: 'sand',
    views: [
      front('golden-green', { stamps: [middle(stepwell, inks('#f4ead2', '#f7c65a', '#bfe0d4', ownCloth), 286)] }),
      also('black', { stamps: [middle(stepwell, inks('#f4ead2', red, teal, ownCloth), 286)] }),
    ],
  },
  konkan: {
    cut: 'oversized',
    wall: 'rose',
    views: [
      front('light-blue', { stamps: [middle(konkan, inks('#173a5e', '#f2683c', '#ffffff', ownCloth), 270)] }),
      also('golden-yellow', { stamps: [middle(konkan, inks('#173a5e', '#d9432a', '#ffffff', ownCloth), 270)] }),
    ],
  },
  'jali-window': {
    cut: 'oversized',
    wall: 'mint',
    views: [
      front('navy-blue', { stamps: [middle(jali, inks('#e8dcc3', marigold, marigold, ownCloth), 280)] }),
      also('red', { stamps: [middle(jali, inks('#f7e8cc', '#ffd257', '#ffd257', ownCloth), 280)] }),
    ],
  },
  'last-piece': {
    cut: 'oversized',
    wall: 'indigo',
    views: [front('black', { stamps: [middle(moons, inks('#ece7da', marigold, marigold, ownCloth), 286)] })],
  },
} satisfies Record<string, Look>
