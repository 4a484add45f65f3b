import { also, back, CLOTH, CREAM, front, INK, inks, type Look, MARIGOLD, mark, middle } from '../look.ts'
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
      also('black', { cord: MARIGOLD, stamps: [mark(MARIGOLD)] }),
    ],
  },
  'little-tiger': {
    cut: 'hoodie',
    wall: 'marigold',
    views: [front('orange', { cord: '#1c1a19', stamps: [middle(tiger, inks(INK, '#fdf1d8', '#fdf1d8', CLOTH), 250)] })],
  },
} satisfies Record<string, Look>
