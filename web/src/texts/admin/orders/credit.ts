export const creditNotes = 'Credit notes'
export const noteOver = (number: string, amount: string) => `${number}: ${amount} credited`
export const giveACreditNote = 'Issue a credit note'
export const giveIt = (amount: string) => `Issue a credit note of ${amount}`
export const readingTheInvoice = 'Reading the invoice…'
export const theInvoiceCouldNotBeRead = 'The invoice could not be read.'
export const theCreditNoteCouldNotBeGiven = 'The credit note could not be issued.'
export const creditNoteIsGiven = 'The credit note is issued.'
export const whatIsTakenBack = 'What is credited'
export const sayWhatIsTakenBack = 'Enter what is credited for at least one line.'
export const leftOfIt = (amount: string, pieces: number | undefined) =>
  pieces === undefined ? `${amount} left` : `${amount} and ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} left`
export const mostPieces = (count: number) => (count === 1 ? 'At most 1 piece' : `At most ${count} pieces`)
export const wholePieces = 'A whole number of pieces'
export const mostAmount = (amount: string) => `At most ${amount}`
export const piecesBack = 'Pieces back'
export const amountOff = 'Amount, with tax'
export const reason = 'Reason'
export const itStandsOnTheNote = 'It is printed on the credit note.'
export const sayWhy = 'Please enter a reason'
export const howTheMoneyGoesBack = (amount: string) => `How ${amount} is refunded`
export const chooseTheWay = 'Choose how it is refunded'
export const returnItFirst = 'Refund it first: the customer is told at once that it was sent.'
export const itGoesByItself = 'The payment gateway refunds it the way it was paid, within 5 to 7 working days.'
export const nothingGoesBack = 'It lowers what is still to be paid. Nothing is refunded.'
export const throughTheGateway = 'The way it was paid online'
export const onlyOnline = (amount: string) => `Only ${amount} can be refunded online`
export const byBank = 'By bank or UPI'
export const inCash = 'In cash'
