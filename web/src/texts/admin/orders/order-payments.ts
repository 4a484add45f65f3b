export const onlinePayments = 'Online payments'
export const thePaymentsCouldNotBeLoaded = 'The online payments could not be loaded.'
export const showEarlierPayments = 'Show earlier payments'

export const becameOf = {
  captured: 'received',
  failed: 'failed',
  refund_due: 'to be refunded',
  refunded: 'refunded',
  released: 'went back to the customer’s bank, as it was not captured in time',
}
export const paymentIs = (amount: string, became: string) => `${amount} ${became}`
export const paymentAt = (moment: string, reference: string) => `${moment}, reference ${reference}`
export const gatewayKeeps = (fee: string, gst: string) => `The gateway keeps ${fee}, including ${gst} GST`
export const partsBack = (amount: string) => `${amount} of it refunded by credit notes`
export const partsDue = (amount: string) =>
  `The payment gateway has not accepted ${amount} yet. We try again every 15 minutes.`
