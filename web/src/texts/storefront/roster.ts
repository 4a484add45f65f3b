export const listOfPeople = 'List of people'
export const removeTheList = 'Remove the list'
export const theListSetsTheQuantities = 'The quantities now follow your list.'
export const undo = 'Undo'
export const nameText = 'NAME'
export const numberText = '10'
export const printNames = 'Print the names'
export const printNumbers = 'Print the numbers'
export const whereTheyGo =
  'Each adds a text to your design above. Place it and choose its font there; every piece then gets its own.'
export const namesArePrintedAt = (placement: string) => `Names are printed at ${placement}.`
export const numbersArePrintedAt = (placement: string) => `Numbers are printed at ${placement}.`
export const pasteYourList = 'Paste your list'
export const oneRowAPerson =
  'One person per row: name, number, size. Copy it from a spreadsheet or a chat, or choose a CSV file.'
export const example = 'Ravi, 07, M\nAnil, 10, XL'
export const takeTheList = 'Use this list'
export const chooseAFile = 'Choose a CSV file'
export const nobodyInIt = 'There is nobody in this list. Each row needs a name, a number and a size.'
export const fileCannotBeRead = 'This file cannot be read. Please save your list as CSV, or paste it.'
export const coloursAreNotTaken =
  'Your list has colours, but all its pieces get the one colour you choose below. For another colour, place a separate order.'
export const colourOfThePieces = 'Colour of these pieces'
export const peopleAdded = (added: number, before: number) =>
  `${added} ${added === 1 ? 'person' : 'people'} added to the ${before} in your list.`
export const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`
export const row = 'Row'
export const name = 'Name'
export const number = 'Number'
export const size = 'Size'
export const chooseSize = 'Size?'
export const fieldOfRow = (field: string, index: number) => `${field}, row ${index}`
export const goToRow = (index: number) => `Go to row ${index}`
export const removeRow = (index: number) => `Remove row ${index}`
export const addAPerson = 'Add a person'
export const rowsToCorrect = (count: number) =>
  count === 1 ? 'One row needs a correction.' : `${count} rows need a correction.`
export const allGood = 'Every row is fine. The quantities below follow the list.'
export const someTwice = 'Some numbers are in the list twice. That may be right, or a mistake.'
export const itIsRight = 'That’s right'
export const previewOf = (who: string) => `Preview for ${who}`
export const preview = 'Preview'
export const previous = 'Previous person'
export const next = 'Next person'
export const countOf = (index: number, of: number) => `${index} of ${of}`
export const inSize = (size: string) => `Size ${size}`
