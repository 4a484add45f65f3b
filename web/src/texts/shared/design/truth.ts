export const notSeenOn = (name: string, cloths: string) => `${name} will not be seen on ${cloths}.`
export const hardlySeenOn = (name: string, cloths: string) => `${name} is hard to see on ${cloths}.`
export const partlyNotSeenOn = (name: string, cloths: string) => `Parts of ${name} will not be seen on ${cloths}.`
export const takeColour = (colour: string) => `Use ${colour}`
export const takeColourFor = (colour: string, name: string) => `Use ${colour} for ${name}`
export const outlineIn = (colour: string) => `Outline in ${colour}`
export const outlineInFor = (colour: string, name: string) => `Outline in ${colour} for ${name}`
export const unlockToRecolour = 'It is locked. Unlock it to change its colour.'
export const screenPrintedIn = (inks: number, isEstimate: boolean) =>
  `Screen printed in ${isEstimate ? 'about ' : ''}${inks === 1 ? '1 ink' : `${inks} inks`}.`
export const whiteUnderneathOn = (cloths: string) =>
  `On ${cloths}, white is printed underneath, so that your colours stay bright.`
export const leaveOut = (cloth: string) => `Leave out ${cloth}`
export const leftOut = (cloth: string) => `${cloth} is left out of your order.`
export const takeAnotherPicture = 'Choose another picture, or save it in a colour that stands out.'
export const colourTaken = (name: string, colour: string) => `${name} is now ${colour}.`
export const outlineTaken = (name: string, colour: string) => `${name} now has an outline in ${colour}.`
