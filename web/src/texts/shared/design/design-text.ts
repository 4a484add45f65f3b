export const addText = 'Add text'
export const yourText = 'Your text'
export const text = 'Text'
export const font = 'Font'
export const bold = 'Bold'
export const ink = 'Ink colour'
export const anotherColour = 'Another colour'
export const colourCode = 'Colour code, such as #2b1a12'
export const letterSizeMm = 'Letter size (mm)'
export const alignment = 'Alignment'
export const left = 'Left'
export const center = 'Centre'
export const right = 'Right'
export const spacingBendAndOutline = 'Spacing, bend and outline'
export const letterSpacing = 'Letter spacing'
export const lineHeight = 'Line height'
export const bend = 'Bend'
export const degrees = (value: number) => `${value}°`
export const percent = (value: number) => `${value}%`
export const outline = 'Outline'
export const outlineColour = 'Outline colour'
export const outlineWidth = 'Outline width'
export const fontLacksLetters = 'Lacks letters of your text'
export const takeFont = (name: string) => `Use ${name}`
export const lettersDidNotLoad = 'The letters of this font did not load. Check your connection and try again.'
export const tryAgain = 'Try Again'
export const lettersAndSize = (letterMm: number, widthMm: number, heightMm: number) =>
  `Letters of ${letterMm} mm, in all ${widthMm} × ${heightMm} mm`
export const strokesTooThin = (strokeMm: number, leastMm: number, sizeMm: number) =>
  `At this size its thinnest strokes are ${strokeMm} mm. Below ${leastMm} mm they may break in the wash. Make it bold, or its letters ${sizeMm} mm or larger.`
export const outlineTooThin = (outlineMm: number, leastMm: number) =>
  `At this size its outline is ${outlineMm} mm. Below ${leastMm} mm it may break in the wash. Make it wider, or its letters larger.`
export const lettersTooSmall = (leastMm: number) => `Letters below ${leastMm} mm are hard to read on cloth.`
export const white = 'White'
export const black = 'Black'
export const red = 'Red'
export const orange = 'Orange'
export const yellow = 'Yellow'
export const green = 'Green'
export const teal = 'Teal'
export const blue = 'Blue'
export const navy = 'Navy'
export const purple = 'Purple'
export const pink = 'Pink'
export const maroon = 'Maroon'
export const silver = 'Silver'
