export const saveToMyDesigns = 'Save to My Designs'
export const name = 'Name'
export const nameHint = 'So that you find it again, such as “Farewell 2026”.'
export const giveItAName = 'Please give the design a name'
export const save = 'Save'
export const saveChanges = 'Save changes'
export const saveAsNew = 'Save as a new design'
export const savedAs = (design: string) => `You are changing “${design}”.`
export const isSaved = (design: string) => `“${design}” is saved.`
export const myDesigns = 'My Designs'
export const guestsStay = 'It stays in this browser. Sign in to keep it in your account and to share it.'
export const nothingToSave = 'There is nothing to save yet. Add a picture, text or motif first.'
export const notSaved = 'The design could not be saved. Please try again.'
export const browserIsFull = 'This browser cannot store your design. Sign in to save it.'
export const staysHere = (design: string, reason: string) =>
  `“${design}” could not move to your account and stays in this browser. ${reason}`
export const accountIsFull = (reason: string) => `${reason} The other designs in this browser stay here.`
