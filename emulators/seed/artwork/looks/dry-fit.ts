import { also, back, cream, front, indigo, inks, type Look, leafGreen, mark, middle, ownCloth } from '../look.ts'
import { stripesAllOver } from '../motifs/all-over.ts'
import { yourDesign } from '../motifs/brand.ts'
import { jersey } from '../motifs/street.ts'

export const dryFitLooks = {
  'polyester-dryfit': {
    cut: 'dry-fit',
    wall: 'indigo',
    views: [
      front('royal-blue', { panel: '#1a3580' }),
      {
        ...front('orange', { stamps: [middle(yourDesign, inks('#ffffff', '#ffffff', '#ffffff', ownCloth), 210)] }),
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
        stamps: [middle(jersey('SHARMA', '45'), inks(cream, cream, cream, ownCloth), 250)],
      }),
      front('red', { panel: '#fbf6ec', rib: '#fbf6ec', stamps: [mark(cream)] }),
      {
        ...back('royal-blue', {
          panel: '#fbf6ec',
          rib: '#fbf6ec',
          stamps: [middle(jersey('SHARMA', '45'), inks(cream, cream, cream, ownCloth), 250)],
        }),
        name: 'royal-blue',
      },
      {
        ...back('black', {
          panel: '#fbf6ec',
          rib: '#fbf6ec',
          stamps: [middle(jersey('SHARMA', '45'), inks(cream, cream, cream, ownCloth), 250)],
        }),
        name: 'black',
      },
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
        panel: leafGreen,
        rib: leafGreen,
        sleeve: leafGreen,
        stamps: [middle(jersey('HOUSE', '10'), inks('#1f4a34', '#1f4a34', leafGreen, ownCloth), 170)],
      }),
      also('light-blue', {
        panel: indigo,
        rib: indigo,
        sleeve: indigo,
        stamps: [middle(jersey('HOUSE', '7'), inks(indigo, indigo, indigo, ownCloth), 170)],
      }),
      also('red', {
        panel: '#fbf6ec',
        rib: '#fbf6ec',
        sleeve: '#fbf6ec',
        stamps: [middle(jersey('HOUSE', '3'), inks('#fbf6ec', '#fbf6ec', '#fbf6ec', ownCloth), 170)],
      }),
      also('white', {
        panel: '#1b2a4a',
        rib: '#1b2a4a',
        sleeve: '#1b2a4a',
        stamps: [middle(jersey('HOUSE', '5'), inks('#1b2a4a', '#1b2a4a', '#1b2a4a', ownCloth), 170)],
      }),
    ],
  },
} satisfies Record<string, Look>
