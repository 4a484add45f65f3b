export const addMotif = 'Add motif'
export const changeMotif = 'Change'
export const findMotif = 'Find a motif'
export const findMotifExample = 'Diya, cricket, tiger'
export const motifs = 'Motifs'
export const all = 'All'
export const group = 'Group'
export const groups = {
  festival: 'Festival',
  college: 'College',
  sport: 'Sport',
  cricket: 'Cricket',
  city: 'City',
  animals: 'Animals',
} as const
export const nothingFound = 'No motif found. Try another word, such as lamp, gate or tiger.'
export const mainColour = 'Main colour'
export const secondColour = 'Second colour'
export const whiteOutline = 'White outline'
export const thinAt = (mm: number, leastMm: number) =>
  `Its thinnest part is ${mm} mm here. Below ${leastMm} mm it may break in the wash. Please make it larger.`
