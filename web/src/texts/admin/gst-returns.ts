export const gstReturns = 'GST returns'
export const whatTheShopReports =
  'What the shop reports in GSTR-1: the files of the portal’s offline tool, and a register for your accountant.'
export const month = 'Month'
export const theReturnCouldNotBeLoaded = 'The return could not be loaded. Please try again.'
export const theFileCouldNotBeSaved = 'The file could not be saved. Please try again.'
export const somethingIsWrong = 'Please check these before you file'
export const invoices = 'Invoices'
export const creditNotes = 'Credit notes'
export const taxableValue = 'Taxable value'
export const cgst = 'CGST'
export const sgst = 'SGST'
export const igst = 'IGST'
export const total = 'Total'
export const noInvoicesIn = (monthName: string) => `No invoices in ${monthName}`
export const anInvoiceIsGivenWhen = 'An order gets its invoice when it leaves the shop.'
export const filesOf = (monthName: string) => `Files of ${monthName}`
export const file = 'File'
export const about = 'About'
export const rows = 'Rows'
export const download = 'Download'
export const downloadFile = (name: string) => `Download ${name}`
export const saved = (name: string) => `${name} is saved`
export const sections = {
  register: { name: 'Register', about: 'Every line of every invoice and credit note' },
  b2b: { name: 'B2B', about: 'Invoices to companies with a GSTIN' },
  b2cl: { name: 'B2CL', about: 'Invoices above ₹1,00,000 to other states, without a GSTIN' },
  b2cs: { name: 'B2CS', about: 'Other sales without a GSTIN by state and rate, less credit notes' },
  exp: { name: 'EXP', about: 'Invoices to other countries' },
  cdnr: { name: 'CDNR', about: 'Credit notes to companies with a GSTIN' },
  cdnur: { name: 'CDNUR', about: 'Credit notes on B2CL and EXP invoices' },
  at: { name: 'AT', about: 'Advances for services received this month and not invoiced yet' },
  atadj: { name: 'ATADJ', about: 'Advances of earlier months that were invoiced or refunded' },
  exemp: { name: 'EXEMP', about: 'Sales without tax' },
  hsn_b2b: { name: 'HSN (B2B)', about: 'Summary by HSN, to companies with a GSTIN' },
  hsn_b2c: { name: 'HSN (B2C)', about: 'Summary by HSN, to everybody else' },
  docs: { name: 'DOCS', about: 'The document numbers that were used' },
} as const
