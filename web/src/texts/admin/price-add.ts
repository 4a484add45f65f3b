export const design = 'Design'
export const perDesign = 'per design'
export const platinumGoldSilverPremium = 'Platinum, Gold, Silver, Premium'
export const whatOurDesignersChargeOnceForTheWhole = 'What our designers charge, once for the whole job.'
export const paper = 'Paper'
export const perSheet = 'per sheet'
export const common1Common2ArtpaperGlossy = 'common1, common2, ArtPaper, Glossy'
export const theBareSheet = 'The bare sheet. Every size and weight of a paper has its own price.'
export const printing = 'Printing'
export const colorBlackwhiteBothsidesDigital = 'Color, BlackWhite, BothSides, Digital'
export const inkOnOneSheetWithoutThePaper = 'Ink on one sheet, without the paper.'
export const lamination = 'Lamination'
export const glossyMatteSofttouchUvcoating = 'Glossy, Matte, SoftTouch, UVCoating'
export const filmOrVarnishOverOneSheet = 'Film or varnish over one sheet.'
export const binding = 'Binding'
export const perCopy = 'per copy'
export const spiralHardcoverStaplerPerfectbinding = 'Spiral, HardCover, Stapler, PerfectBinding'
export const oneBoundCopyWhateverItsNumber = 'One bound copy, whatever its number of pages.'
export const no60gsm70gsm80gsm100gsm = '60gsm, 70gsm, 80gsm, 100gsm'
export const errorOccurredWhileUpdatingPricing = 'Error occurred while updating pricing'
export const pricingUpdatedSuccessfully = 'Pricing updated successfully! ✅'
export const editPrice = 'Edit price'
export const addPrice = 'Add price'
export const serviceType = 'Service Type'
export const paperSize = 'Paper Size'
export const paperGsm = 'Paper GSM'
export const pricePer = (per: string) => `Price ${per}`
export const description = 'Description'
export const whatTheCustomerGetsForIt = 'What the customer gets for it'
export const thisPriceWasDeletedInTheMeantime =
  'This price was deleted in the meantime. What you typed is still here: ‘Add Price’ adds it again.'
export const savingReplaces = (value: string, price: string) => `${value} is listed at ${price}: saving replaces that.`
export const itsOtherDetailsAreFilledIn = 'Its other details are filled in where you typed nothing.'
export const price = 'Price'
export const updatePrice = 'Update Price'
export const addPriceLabel = 'Add Price'
export const cancel = 'Cancel'
export const guide = 'Guide'
export const serviceTypeLabel = 'Service type'
export const paperSizeLabel = 'Paper size'
export const inRupeesPer = (per: string) => `In rupees ${per}, with up to two decimals.`
export const aNameThatIsListedAlready =
  'A name that is listed already gets the new price; any other is added at the end.'
export const thePriceCouldNotBePut = 'The price could not be put back. Please add it again.'
export const thePriceCouldNotBeDeleted = 'The price could not be deleted. Please try again.'
export const deleted = (name: string) => `${name} deleted`
export const undo = 'Undo'
export const size = 'Size'
export const none = 'none'
export const updated = 'Updated'
export const noPricesYet = (label: string) => `No ${label} prices yet.`
export const addOneAbove = 'Add one above.'
export const pricesOf = (label: string) => `${label} prices`
export const actions = 'Actions'
export const editNamed = (name: string) => `Edit ${name}`
export const edit = 'Edit'
export const deleteNamed = (name: string) => `Delete ${name}`
export const deleteLabel = 'Delete'
export const priceConfiguration = 'Price configuration'
export const whatDesignPaperPrintingLaminationAndBinding =
  'What design, paper, printing, lamination and binding cost. A price applies as soon as it is saved; orders keep theirs.'
export const category = 'Category'
export const currentPricesOf = (label: string) => `Current prices: ${label}`
export const failedToLoadPricingData = 'Failed to load pricing data. Please try again.'
export const hsnOrSac = 'HSN or SAC'
export const emptyForPrintingAsAService = (sac: string) => `Leave it empty for printing as a service, SAC ${sac}.`
export const gstRate = 'GST rate'
export const countedInThePrice = 'Included in the price.'
export const percent = (rate: number) => `${rate}%`
export const percentOfPrinting = (rate: number) => `${rate}% (printing)`
