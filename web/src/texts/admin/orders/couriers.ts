export const courierBooking = 'Courier booking'
export const bookCourier = 'Book courier'
export const bookAgain = 'Book again'
export const orEnterByHand = 'Or enter the courier by hand when you mark the order as shipped.'
export const theParcel = 'The parcel'
export const weightInGrams = 'Packed weight'
export const lengthInCm = 'Length'
export const widthInCm = 'Width'
export const heightInCm = 'Height'
export const gramsUnit = ' g'
export const cmUnit = ' cm'
export const chargedAs = (weight: string) =>
  `Couriers charge it as ${weight} kg: its size counts for more than its weight.`
export const seeCouriers = 'See couriers'
export const chooseACourier = 'Choose a courier'
export const takesDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)
export const nobodyGoesThere = 'No courier takes such a parcel to this PIN code. Enter one by hand instead.'
export const bookFor = (courier: string, price: string) => `Book ${courier} for ${price}`
export const couriersCouldNotBeLoaded = 'The couriers could not be loaded.'
export const courierCouldNotBeBooked = 'The courier could not be booked.'
export const courierIsBooked = (courier: string) => `${courier} is booked.`
export const notBooked = 'No courier is booked.'
export const beingBooked = (courier: string) => `${courier} is being booked.`
export const nobodyKnows = (courier: string) =>
  `The courier service did not say whether ${courier} is booked. We ask it every few minutes; nothing is booked twice.`
export const askNow = 'Ask now'
export const askFailed = 'The courier service could not be asked.'
export const bookedFor = (courier: string, price: string) => `${courier} for ${price}`
export const trackingNumber = (awb: string) => `Tracking number ${awb}`
export const takenOnceSent = 'The order gets this courier and number when it is shipped.'
export const label = 'parcel label'
export const cancelBooking = 'Cancel booking'
export const reallyCancel = 'Cancel this booking? The tracking number stops working, and its label must not be used.'
export const yesCancel = 'Yes, cancel it'
export const keepIt = 'Keep it'
export const bookingCouldNotBeCancelled = 'The booking could not be cancelled.'
export const bookingIsCancelled = 'The booking is cancelled.'
export const orderIsCancelled = 'The order is cancelled, but a courier is still booked for it.'
export const beingCancelled =
  'The order is cancelled. The courier service has not confirmed yet that this booking is cancelled too: we keep asking it.'
export const couldNotBeCancelled = (reason: string) =>
  `The order is cancelled, but its courier could not be cancelled. ${reason || 'The courier service did not answer.'} Please try again here, or call the service.`
export const wasCancelled = 'The booking was cancelled.'
export const theParcelCouldNotBeLoaded = 'The courier booking could not be loaded.'
export const goBack = 'Go back'
