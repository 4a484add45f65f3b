export const readingYourFile = 'Reading your file…'
export const weLeaveOutWhereAndWhen = 'Location and date are removed from photos.'
export const takeAPhoto = 'Take a photo'
export const orDragAndDropOrPaste = 'Or drag and drop, or paste it here.'
export const svgCannotBeUsed = (danger: string) =>
  `This SVG cannot be used. ${danger}. Please save it as plain shapes, or as a PNG.`
export const yourDesignCouldNotBeUploaded = 'Your design could not be uploaded. Please try again.'
export const yourDocumentCouldNotBeUploaded = 'Your document could not be uploaded. Please try again.'
export const didNotUpload = (name: string) => `${name} did not upload. Please choose the file again.`
export const fileCannotBeRead = (name: string) =>
  `${name} cannot be read. It may have been moved or deleted. Please choose it again.`
export const youAreOffline = 'You are offline. The upload will resume when you are back online.'
export const yourDesignNamed = (name: string) => `Your design: ${name}`
export const uploadingNamed = (name: string) => `Uploading ${name}`
export const cancel = 'Cancel'
export const tryAgain = 'Try Again'
export const ofLabel = (label: string, value: string) => `${label} of ${value}`
export const changeDesign = 'Change Design'
export const removeDesign = 'Remove Design'
export const remove = 'Remove'
export const uploadDesign = 'Upload Design'
export const viewDesign = 'View Design'
export const thereIsNoPictureOfItYet = 'No preview yet'
export const cannotBeOpenedHere = 'Cannot be opened here'
export const inName = (name: string, colorName: string) => `${name} in ${colorName}`
export const withTheDesign = (label: string, placement: string | undefined) => `${label} with the design, ${placement}`
export const printsSharp = 'prints sharp'
export const mayLookSoft = 'may look soft'
export const tooFewPixelsForThisSize = 'too few pixels for this size'
export const vector = 'Vector'
export const madeSmaller = (megabytes: string) => `Made smaller for printing, from ${megabytes} MB.`
export const dpiIs = (dpi: number) => `${dpi} DPI`
export const sizeInMm = (widthMm: number, heightMm: number) => `${widthMm} × ${heightMm} mm`
export const makeTheDesignSmallerOrChoose =
  'It will look pixelated. Make the design smaller, or choose a picture with more pixels.'
export const aLittleSmallerOrWithMore =
  'Make it a little smaller, or choose a picture with more pixels, and it will print sharp.'
export const printAnyway = 'Print anyway'
export const shrinkUntilSharp = 'Shrink until sharp'
export const yourPictureHasAWhiteBackground =
  'Your picture has a white background, which will print as a white box. Press ‘Clear background’ beside the picture, or choose one with a transparent background (PNG or SVG), to print only the design.'
export const transparentBackgroundTheFabricShowsAround = 'Transparent background: the fabric shows around your design.'
export const moveNamed = (name: string) => `Move ${name}`
export const movableDesign = 'movable design'
export const yourDesignOn = (name: string, placement: string) => `Your design ${name} on ${placement}`
export const arrowKeysMoveTheDesignByAMillimetre =
  'Arrow keys move the design by a millimetre, with Shift by ten. Home, End, Page Up and Page Down take it to an edge. Plus and minus scale it, square brackets turn it, C centres it.'
export const garmentFromThe = 'garment from the'
export const printAreaEmpty = (cloth: string, placement: string) => `${cloth}, print area ${placement} empty`
export const clothWithDesigns = (cloth: string, count: number, placement: string) =>
  `${cloth}, with ${count === 1 ? 'your design' : `${count} designs`} at ${placement}`
export const previousDesign = 'Previous design'
export const designNumber = (at: number, count: number) => `Design ${at} of ${count}`
export const nextDesign = 'Next design'
export const moreCount = (more: number) => `${more} more`
export const designsOverlap = (format: string) =>
  `On the shirt this design and ${format} overlap. Move or shrink one of them, if that is not what you want.`
export const fromLeftMm = 'From left (mm)'
export const fromTopMm = 'From top (mm)'
export const widthMm = 'Width (mm)'
export const heightMm = 'Height (mm)'
export const rotation = 'Rotation (°)'
export const wholeShirt = 'Whole shirt'
export const closeUp = 'Close-up'
export const placeTheDesign = 'Place the design'
export const smaller = 'Smaller'
export const larger = 'Larger'
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const centre = 'Centre'
export const alignInThePrintArea = 'Align in the print area'
export const alignLeft = 'Align left'
export const alignCentre = 'Align centre'
export const alignRight = 'Align right'
export const alignTop = 'Align top'
export const alignMiddle = 'Align middle'
export const alignBottom = 'Align bottom'
export const reset = 'Reset'
export const exactMillimetresAndKeys = 'Exact millimetres and keys'
export const withTheDesignInFocus = 'With the design in focus:'
export const moveItBy1MmWith = 'move it by 1 mm (with'
export const shift = 'Shift'
export const by10 = 'by 10),'
export const homeKey = 'Home'
export const endKey = 'End'
export const pageUpKey = 'Page Up'
export const pageDownKey = 'Page Down'
export const takeItToAnEdge = 'take it to an edge,'
export const scaleIt = 'scale it,'
export const turnIt = 'turn it,'
export const centresIt = 'centres it.'
export const altKey = 'Alt'
export const dragsItFreely = 'while dragging lets it lie anywhere, past the guides.'
export const writtenInFont = (text: string, font: string, widthMm: number, heightMm: number) =>
  `‘${text}’ in ${font}, ${widthMm} × ${heightMm} mm`
export const boldFont = (font: string) => `${font} bold`
export const motif = 'Motif:'
export const motifOfSize = (name: string, widthMm: number, heightMm: number) => `${name}, ${widthMm} × ${heightMm} mm`
export const written = 'Text:'
