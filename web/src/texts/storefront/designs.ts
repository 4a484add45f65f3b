export const myDesigns = 'My Designs'
export const failedToLoad = 'Failed to load your designs. Please try again later.'
export const tryAgain = 'Try Again'
export const noDesignsYet = 'No designs yet'
export const drawOne = 'Draw something on a t-shirt and press “Save to My Designs”. You will find it here.'
export const startDesigning = 'Start designing'
export const countOf = (count: number) => (count === 1 ? '1 design' : `${count} designs`)
export const savedHere = 'These designs are kept in this browser only.'
export const keepInAccount = 'Keep in my account'
export const searchDesigns = 'Search designs'
export const nothingFound = (words: string) => `No design is called “${words}”.`
export const clearSearch = 'Clear search'
export const changedOn = (day: string) => `Changed ${day}`
export const on = (garment: string | undefined, placement: string) =>
  garment ? `${garment} · ${placement}` : placement
export const garmentGone = 'Garment no longer sold'
export const use = 'Use'
export const useNamed = (name: string) => `Use ${name}`
export const moreFor = (name: string) => `More for ${name}`
export const anotherGarment = 'Use on another garment'
export const orderInBulk = 'Order in bulk'
export const rename = 'Rename'
export const duplicate = 'Duplicate'
export const share = 'Share link'
export const stopSharing = 'Stop sharing'
export const remove = 'Delete'
export const shared = 'Shared'
export const copyOf = (name: string) => `Copy of ${name}`
export const duplicated = (name: string) => `“${name}” added.`
export const name = 'Name'
export const giveItAName = 'Please give the design a name'
export const save = 'Save'
export const renamed = (name: string) => `Renamed to “${name}”.`
export const notChanged = 'That did not work. Please try again.'
export const deleteDesign = 'Delete design'
export const deleteAsk = (name: string) =>
  `“${name}” will be deleted, and its link will stop working. What you have ordered with it stays as it is.`
export const deleted = (name: string) => `“${name}” deleted.`
export const replaceTitle = 'Replace your design?'
export const replaceAsk = (garment: string) =>
  `You already have a design in progress on ${garment}. This one will replace it.`
export const replace = 'Replace'
export const cannotBeOpened = 'The design could not be opened. Please try again.'
export const movedTo = (garment: string, before: string, now: string) =>
  `${garment} is not printed at ${before}. Your design is at ${now} now.`
export const shareTitle = (name: string) => `Share ${name}`
export const whoeverHasIt =
  'Anyone with this link can see the design and its name, but nothing about you. They cannot change it.'
export const link = 'Link'
export const whatsapp = 'WhatsApp'
export const lookAt = (name: string, url: string) => `Have a look at our design “${name}”: ${url}`
export const stopped = 'The link no longer works.'
export const signInTitle = 'Sign in to keep your designs'
export const signInPromise = 'The designs in this browser move to your account. Then you can share them, too.'
export const design = 'Design'
export const notShared = 'This design is no longer shared'
export const askForAnother = 'Its link was turned off, or the design was deleted. Ask whoever sent it for a new link.'
export const makeYourOwn = 'Make your own'
export const failedToLoadShared = 'Failed to load the design. Please try again.'
export const shownOn = (garment: string, color: string | undefined, placement: string) =>
  [garment, color, placement].filter(Boolean).join(' · ')
export const designOn = (name: string, garment: string) => `${name} on ${garment}`
