export const editAddress = 'Edit address'
export const addAnAddress = 'Add an address'
export const fullName = 'Full Name'
export const phoneNumber = 'Phone Number'
export const saveAddress = 'Save address'
export const undo = 'Undo'
export const addressDeleted = 'Address deleted.'
export const savedAddresses = 'Saved addresses'
export const nothingSavedYet =
  'Nothing saved yet. Save addresses such as home and office here, and pick one when you order.'
export const chooseFromTheseWhenYouOrder = 'Choose from these when you order. The first one is filled in for you.'
export const yourAddressesCouldNotBeLoaded = 'Your addresses could not be loaded.'
export const tryAgain = 'Try Again'
export const defaultLabel = 'Default'
export const makeDefault = 'Make default'
export const editPlace = (place: string) => `Edit ${place}`
export const edit = 'Edit'
export const deletePlace = (place: string) => `Delete ${place}`
export const deleteLabel = 'Delete'
export const yourAccountIsDeleted = 'Your account is deleted.'
export const deleteYourAccount = 'Delete your account?'
export const deletePermanently = 'Delete permanently'
export const keepMyAccount = 'Keep my account'
export const yourSignInProfileCartFavourites =
  'Your sign-in, profile, cart, favourites and uploaded designs will be permanently deleted.'
export const ordersOnTheirWayWillStill =
  'Orders on their way will still reach you, but you can no longer track them here.'
export const ordersNotYetSent = (ids: string) =>
  `Not sent yet: ${ids}. Without your address and designs we cannot send what you ordered. Please cancel it first, or wait until it is on its way.`
export const theAmountsOfPastOrdersStay =
  'The amounts of past orders stay without your name, and their invoices with it, as tax law requires.'
export const wouldYouLikeACopyFirst = 'Would you like a copy first? Go back and press ‘Download my data’.'
export const typeToConfirm = (word: string) => `Type ${word} to confirm`
export const yourAccountCouldNotBeDeleted = 'Your account could not be deleted. Please try again.'
export const yourDataCouldNotBeDownloaded = 'Your data could not be downloaded. Please try again.'
export const yourData = 'Your data'
export const profileAddressesCartFavouritesOrdersAndMessages =
  'Profile, addresses, cart, favourites, orders and messages in one file (JSON).'
export const downloadMyData = 'Download my data'
export const yourAccountAndEverythingInItWill =
  'Your account and everything in it will be permanently deleted. We’ll ask you to confirm.'
export const deleteMyAccount = 'Delete my account'
export const phoneIsConfirmed = (phone: string) => `${phone} is confirmed. You can sign in with OTP.`
export const phoneIsNotConfirmed = (phone: string) => `${phone} is not confirmed yet.`
export const confirmWithOtp = 'Confirm with OTP'
export const failedToUpdateProfile = 'Failed to update profile.'
export const theCodeCouldNotBeChecked = 'The code could not be checked. Please try again.'
export const yourPhoneNumberIsConfirmed = 'Your phone number is confirmed.'
export const confirmYourPhoneNumber = 'Confirm your phone number'
export const wellSendACodeToYourPhone =
  'We’ll send a code to your phone. Once confirmed, nobody else can use the number here, and you can sign in with OTP.'
export const confirming = 'Confirming...'
export const confirm = 'Confirm'
export const personalInfo = 'Personal Info'
export const address = 'Address'
export const security = 'Security'
export const emailAddress = 'Email Address'
export const zipPostalCode = 'ZIP / Postal Code'
export const newPassword = 'New Password'
export const profileUpdatedSuccessfully = 'Profile updated successfully!'
export const updateProfile = 'Update Profile'
export const myProfile = 'My Profile'
export const manageYourAccountInformation = 'Manage your account information'
export const logout = 'Logout'
export const loadingYourProfile = 'Loading your profile...'
export const failedToLoadYourProfile = 'Failed to load your profile.'
