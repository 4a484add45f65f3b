export const bringForward = (name: string) => `Bring ${name} forward`
export const sendBack = (name: string) => `Send ${name} back`
export const copied = (name: string) => `${name} copied.`
export const layerNumber = (name: string, at: number, count: number) => `${name} is layer ${at} of ${count}.`
export const duplicate = 'Duplicate'
export const duplicateItem = (name: string) => `Duplicate ${name}`
export const editText = 'Edit text'
export const emptyText = 'Empty text'
export const layerRemoved = 'Removed.'
export const redo = 'Redo'
export const undo = 'Undo'
export const redone = (words: string) => `Redone: ${words}.`
export const undone = (words: string) => `Undone: ${words}.`
export const isGone = (name: string) => `${name} is gone`
export const isThere = (name: string) => `${name} is back`
export const isChanged = (name: string) => `${name} changed`
export const isMoved = (name: string) => `${name} moved`
export const layersChanged = (count: number) => `${count} layers changed`
export const orderChanged = 'the order changed'
export const picture = 'The picture'
export const yourDesigns = 'Your designs'
export const tooFewPixels = (name: string, placement: string) =>
  `${name} has too few pixels for ${placement}. Make it smaller, choose another picture, or tick 'Print anyway'.`
export const remove = 'Remove'
export const removeItem = (name: string) => `Remove ${name}`
export const clearBackground = 'Clear background'
export const clearBackgroundOf = (name: string) => `Clear background of ${name}`
export const backgroundCleared = (name: string) => `Background of ${name} cleared. Undo brings it back.`
export const noPlainBackground = (name: string) =>
  `${name} has no plain background of one colour, so we cannot clear it. Photos on plain paper or a plain wall work best.`
export const place = 'Place'
export const uploadImage = 'Upload Image'
export const uploadAnotherImage = 'Upload Another Image'
export const uploadAnotherDesign = 'Upload another design'
export const lettersStillLoading = 'The letters of your text are still loading. Please try again in a moment.'
export const designOf = (name: string) => `Design on ${name}`
export const layers = 'Pictures, text and motifs'
export const placement = 'Placement'
export const done = 'Done'
export const saveDesign = 'Save Design'
export const designCannotBeOpened = 'This design could not be opened. Please try again.'
export const couldNotBeSaved = 'The design could not be saved. Please try again.'
