export const yourAddressesCouldNotBeSaved = 'Your addresses could not be saved. Please try again.'
export const yourOrderIsPlaced = 'Your order is placed. Its address could not be saved to your profile.'
export const address = 'Address'
export const city = 'City'
export const state = 'State'
export const chooseAState = 'Choose a state'
export const thisPinCodeIsIn = (city: string, state: string) => `This PIN code is in ${city}, ${state}.`
export const useThisPlace = (city: string) => `Use ${city}`
export const typeYourCityAndState = 'We do not know this PIN code. Please type your city and state.'
export const pinCode = 'PIN code'
export const country = 'Country'
export const saveThisAddressToMyProfile = 'Save this address to my profile'
export const deliverTo = 'Deliver to'
export const fillThisIn = 'Please fill this in'
