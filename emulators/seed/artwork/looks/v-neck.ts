import { also, back, front, inks, type Look, marigold, middle, ownCloth } from '../look.ts'
import { lotusWheel, ridges } from '../motifs/geometry.ts'
import { monsoon, peacock } from '../motifs/nature.ts'

export const vNeckLooks = {
  'monsoon-lines': {
    cut: 'v-neck',
    wall: 'indigo',
    views: [
      front('royal-blue', { stamps: [middle(monsoon, inks('#eef3fb', '#8fc6f0', marigold, ownCloth), 256)] }),
      also('light-grey', { stamps: [middle(monsoon, inks('#27356b', '#2f6fd0', marigold, ownCloth), 256)] }),
    ],
  },
  'lotus-wheel': {
    cut: 'v-neck',
    wall: 'rose',
    views: [
      front('light-grey', { stamps: [middle(lotusWheel, inks('#7d1f3a', '#c93a5c', '#f3a9a4', ownCloth), 262)] }),
      also('navy-blue', { stamps: [middle(lotusWheel, inks('#f3d9c6', '#e2745c', marigold, ownCloth), 262)] }),
    ],
  },
  mayur: {
    cut: 'v-neck',
    wall: 'mint',
    views: [
      front('navy-blue', { stamps: [middle(peacock, inks('#35c6b4', '#3f7fe6', marigold, ownCloth), 297)] }),
      also('black', { stamps: [middle(peacock, inks('#35c6b4', '#4c88ee', marigold, ownCloth), 297)] }),
    ],
  },
  'ridge-line': {
    cut: 'v-neck',
    wall: 'slate',
    views: [
      front('black', { stamps: [middle(ridges, inks('#e9e6e0', '#f2703a', marigold, ownCloth), 262)] }),
      also('navy-blue', { stamps: [middle(ridges, inks('#e9e6e0', '#f2703a', marigold, ownCloth), 262)] }),
    ],
  },
  'everyday-v': {
    cut: 'v-neck',
    wall: 'sand',
    views: [front('golden-green'), back('golden-green'), also('light-blue'), also('black'), also('white')],
  },
} satisfies Record<string, Look>
