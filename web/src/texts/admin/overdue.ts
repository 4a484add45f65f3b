export const overdueInvoices = 'Overdue invoices'
export const whatIsListed = 'Invoices of buyers who pay on invoice, once the due date has passed.'
export const openInAll = (amount: string, count: number) =>
  `${amount} is unpaid on ${count === 1 ? '1 invoice' : `${count.toLocaleString('en-IN')} invoices`}. Buyers are reminded on the day and 7 days later.`
export const buyer = 'Buyer'
export const invoice = 'Invoice'
export const order = 'Order'
export const toBePaidBy = 'Due on'
export const overdueFor = 'Overdue'
export const days = (count: number) => (count === 1 ? '1 day' : `${count.toLocaleString('en-IN')} days`)
export const open = 'Unpaid'
export const openOf = (part: string, total: string) => `${part} of ${total}`
export const nothingOverdue = 'No invoice is overdue.'
export const failedToLoad = 'The overdue invoices could not be loaded.'
export const showMore = 'Show more invoices'
