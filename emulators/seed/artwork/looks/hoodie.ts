import { also, back, cream, front, inkBlack, inks, type Look, marigold, mark, middle, ownCloth } from '../look.ts'
import { lotusWheel } from '../motifs/geometry.ts'
import { tiger } from '../motifs/nature.ts'
import { kaapi } from '../motifs/street.ts'

export const hoodieLooks = {
  'kaapi-hoodie': {
    cut: 'hoodie',
    wall: 'sand',
    views: [
      front('light-grey', {
        cord: '#5a2d18',
        stamps: [middle(kaapi, inks('#4a2413', '#b0602a', '#f6ecd9', ownCloth), 206)],
      }),
      also('black', { cord: cream, stamps: [middle(kaapi, inks(cream, '#d28a4a', '#8a5a34', ownCloth), 206)] }),
    ],
  },
  'studio-hoodie': {
    cut: 'hoodie',
    wall: 'indigo',
    views: [
      front('navy-blue', { cord: marigold, stamps: [mark(marigold)] }),
      back('navy-blue', { stamps: [middle(lotusWheel, inks(cream, marigold, '#e2745c', ownCloth), 280)] }),
      also('black', { cord: marigold, stamps: [mark(marigold)] }),
    ],
  },
  'little-tiger': {
    cut: 'hoodie',
    wall: 'marigold',
    views: [
      front('orange', {
        cord: '#1c1a19',
        stamps: [middle(tiger, inks(inkBlack, '#fdf1d8', '#fdf1d8', ownCloth), 250)],
      }),
    ],
  },
} satisfies Record<string, Look>
