export const colorCode = 'Color Code'
export const saturationAndBrightness = 'Saturation and brightness'
export const hue = 'Hue'
export const roundNeck = 'Round Neck'
export const noNameYet = 'no name yet'
export const previewOf = (name: string) => `Preview: ${name}`
export const unexpectedDataFormatReceivedFromServer = 'Unexpected data format received from server'
export const type = 'type'
export const productType = 'Product Type'
export const color = 'color'
export const colorName = 'Color Name'
export const raniPink = 'Rani Pink'
export const errorDeletingProduct = (noun: string) => `Error deleting product ${noun}`
export const productDeleted = (noun: string) => `Product ${noun} deleted successfully`
export const showTheseProducts = 'Show these products'
export const deleteNamed = (name: string) => `Delete ${name}?`
export const deleteLabel = 'Delete'
export const confirmDelete = (noun: string) => `Are you sure you want to delete this product ${noun}?`
export const productSaved = (noun: string, edited: boolean) =>
  `Product ${noun} ${edited ? 'updated' : 'created'} successfully`
export const errorSavingProduct = (noun: string) => `Error saving product ${noun}`
export const formTitle = (edited: boolean, noun: string) =>
  `${edited ? 'Edit' : 'Add'} Product ${noun === 'type' ? 'Type' : 'Color'}`
export const colorCodeLabel = 'Color code'
export const productUpdated = (noun: string) => `Product ${noun} updated successfully`
export const updateTitle = (title: string) => `Update ${title}`
export const cancel = 'Cancel'
export const notUsed = 'not used'
export const product = 'product'
export const products = 'products'
export const nA = 'N/A'
export const name = 'Name'
export const code = 'Code'
export const inUse = 'In use'
export const created = 'Created'
export const updated = 'Updated'
export const actions = 'Actions'
export const editNamed = (name: string) => `Edit ${name}`
export const edit = 'Edit'
export const deleteItem = (name: string) => `Delete ${name}`
export const listTitle = (noun: string) => `Product ${noun === 'type' ? 'Types' : 'Colors'}`
export const errorFetching = (noun: string) => `Error fetching product ${noun}s`
export const noneFound = (noun: string) => `No product ${noun}s found.`
export const addOneAbove = 'Add one above.'
export const showMoreOf = (noun: string) => `Show more ${noun}s`
export const productTypesAndColors = 'Product Types and Colors'
export const productManagement = 'Product Management'
export const productTypes = 'Product Types'
export const productColors = 'Product Colors'
export const isGone = (noun: string, isTyped: boolean) =>
  `This product ${noun} is no longer there: somebody deleted it.${isTyped ? ' What you typed is still here, and you can add it as a new one.' : ''}`
export const orMore = (count: string) => `${count}+`
