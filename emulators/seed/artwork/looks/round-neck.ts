import { also, cream, front, inkBlack, inks, type Look, leafGreen, marigold, middle, ownCloth, red } from '../look.ts'
import { kolam } from '../motifs/geometry.ts'
import { ambiGrid, ghats, kites, mango } from '../motifs/nature.ts'
import { auto, chai, cricket } from '../motifs/street.ts'

export const roundNeckLooks = {
  'cutting-chai': {
    cut: 'round-neck',
    wall: 'sand',
    views: [
      front('navy-blue', { stamps: [middle(chai, inks(cream, '#c8702c', marigold, ownCloth), 226)] }),
      also('golden-yellow', { stamps: [middle(chai, inks(inkBlack, '#a8501c', cream, ownCloth), 226)] }),
      also('black', { stamps: [middle(chai, inks(cream, '#d07a34', marigold, ownCloth), 226)] }),
    ],
  },
  'meter-se-chalo': {
    cut: 'round-neck',
    wall: 'marigold',
    views: [
      front('white', { stamps: [middle(auto, inks(inkBlack, marigold, leafGreen, ownCloth), 244)] }),
      also('light-blue', { stamps: [middle(auto, inks(inkBlack, marigold, leafGreen, '#f8f7f4'), 244)] }),
      also('light-grey', { stamps: [middle(auto, inks(inkBlack, marigold, leafGreen, '#f8f7f4'), 244)] }),
    ],
  },
  'ghat-sunrise': {
    cut: 'round-neck',
    wall: 'rose',
    views: [
      front('light-blue', { stamps: [middle(ghats, inks('#1d2f5c', '#ee6a3a', '#ffffff', ownCloth), 262)] }),
      also('white', { stamps: [middle(ghats, inks('#1d2f5c', '#ee6a3a', marigold, ownCloth), 262)] }),
    ],
  },
  'kolam-at-dawn': {
    cut: 'round-neck',
    wall: 'slate',
    views: [
      front('black', { stamps: [middle(kolam, inks(cream, marigold, red, ownCloth), 297)] }),
      also('red', { stamps: [middle(kolam, inks(cream, '#ffd257', red, ownCloth), 297)] }),
      also('navy-blue', { stamps: [middle(kolam, inks(cream, marigold, '#ef6a4a', ownCloth), 297)] }),
    ],
  },
  'ambi-grid': {
    cut: 'round-neck',
    wall: 'rose',
    views: [
      front('red', { stamps: [middle(ambiGrid, inks(cream, marigold, '#7fc4b8', ownCloth), 262)] }),
      also('navy-blue', { stamps: [middle(ambiGrid, inks(cream, marigold, '#e2745c', ownCloth), 262)] }),
    ],
  },
  'plain-basics': {
    cut: 'round-neck',
    wall: 'sand',
    views: [front('white'), also('black'), also('golden-green'), also('light-grey'), also('navy-blue')],
  },
  'aam-baat': {
    cut: 'round-neck',
    wall: 'mint',
    views: [
      front('white', { stamps: [middle(mango, inks('#234a33', marigold, '#e8702a', ownCloth), 214)] }),
      also('golden-green', { stamps: [middle(mango, inks('#20331b', '#ffc53d', '#e8702a', ownCloth), 214)] }),
      also('light-blue', { stamps: [middle(mango, inks('#1d4a3a', '#ffb52a', '#e8702a', ownCloth), 214)] }),
    ],
  },
  'gully-cricket': {
    cut: 'round-neck',
    wall: 'indigo',
    views: [
      front('white', {
        rib: '#1b2a4a',
        stamps: [middle(cricket, inks('#1b2a4a', '#b3202c', '#b3202c', ownCloth), 236)],
      }),
      also('royal-blue', { stamps: [middle(cricket, inks(cream, '#c4212f', marigold, '#f6ecd9'), 236)] }),
    ],
  },
  'sold-out': {
    cut: 'round-neck',
    wall: 'marigold',
    views: [
      front('royal-blue', { stamps: [middle(kites, inks(cream, marigold, '#ef6a4a', ownCloth), 262)] }),
      also('orange', { stamps: [middle(kites, inks('#fdf1d8', '#1d2f5c', '#ffd257', ownCloth), 262)] }),
    ],
  },
} satisfies Record<string, Look>
