import { also, CLOTH, CREAM, front, INK, inks, LEAF, type Look, MARIGOLD, middle, RED } from '../look.ts'
import { kolam } from '../motifs/geometry.ts'
import { ambiGrid, ghats, kites, mango } from '../motifs/nature.ts'
import { auto, chai, cricket } from '../motifs/street.ts'

export const roundNeckLooks = {
  'cutting-chai': {
    cut: 'round-neck',
    wall: 'sand',
    views: [
      front('navy-blue', { stamps: [middle(chai, inks(CREAM, '#c8702c', MARIGOLD, CLOTH), 226)] }),
      also('golden-yellow', { stamps: [middle(chai, inks(INK, '#a8501c', CREAM, CLOTH), 226)] }),
      also('black', { stamps: [middle(chai, inks(CREAM, '#d07a34', MARIGOLD, CLOTH), 226)] }),
    ],
  },
  'meter-se-chalo': {
    cut: 'round-neck',
    wall: 'marigold',
    views: [
      front('white', { stamps: [middle(auto, inks(INK, MARIGOLD, LEAF, CLOTH), 244)] }),
      also('light-blue', { stamps: [middle(auto, inks(INK, MARIGOLD, LEAF, '#f8f7f4'), 244)] }),
      also('light-grey', { stamps: [middle(auto, inks(INK, MARIGOLD, LEAF, '#f8f7f4'), 244)] }),
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
      also('navy-blue', { stamps: [middle(kolam, inks(CREAM, MARIGOLD, '#ef6a4a', CLOTH), 297)] }),
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
    views: [front('white'), also('black'), also('golden-green'), also('light-grey'), also('navy-blue')],
  },
  'aam-baat': {
    cut: 'round-neck',
    wall: 'mint',
    views: [
      front('white', { stamps: [middle(mango, inks('#234a33', MARIGOLD, '#e8702a', CLOTH), 214)] }),
      also('golden-green', { stamps: [middle(mango, inks('#20331b', '#ffc53d', '#e8702a', CLOTH), 214)] }),
      also('light-blue', { stamps: [middle(mango, inks('#1d4a3a', '#ffb52a', '#e8702a', CLOTH), 214)] }),
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
    views: [
      front('royal-blue', { stamps: [middle(kites, inks(CREAM, MARIGOLD, '#ef6a4a', CLOTH), 262)] }),
      also('orange', { stamps: [middle(kites, inks('#fdf1d8', '#1d2f5c', '#ffd257', CLOTH), 262)] }),
    ],
  },
} satisfies Record<string, Look>
