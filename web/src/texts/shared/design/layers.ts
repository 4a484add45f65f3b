export const lockLayer = (name: string) => `Lock ${name}`
export const hideLayer = (name: string) => `Hide ${name}`
export const selectLayer = (name: string) => `Select ${name}`
export const locked = (name: string) => `${name} locked. It stays as it is until you unlock it.`
export const unlocked = (name: string) => `${name} unlocked.`
export const hidden = (name: string) => `${name} is hidden and will not be printed.`
export const shown = (name: string) => `${name} is shown and will be printed.`
export const unlock = 'Unlock'
export const isLocked = 'Locked: it stays as it is.'
export const lockedDesign = 'locked design'
export const movableGroup = 'movable designs'
export const hiddenCount = (count: number) =>
  count === 1 ? 'One layer is hidden. It will not be printed.' : `${count} layers are hidden. They will not be printed.`
export const together = (count: number) => (count === 1 ? 'One layer' : `${count} layers together`)
export const selectedNow = (name: string, count: number) => `${name} selected, ${together(count)}.`
export const selectionEnded = 'Selection cleared.'
export const unselected = (name: string) => `${name} deselected.`
export const group = 'Group'
export const ungroup = 'Ungroup'
export const grouped = (count: number) => `${count} layers grouped.`
export const ungrouped = 'Ungrouped.'
export const duplicated = (count: number) => (count === 1 ? 'One layer copied.' : `${count} layers copied.`)
export const notCopied = 'Nothing copied. Please wait until it has uploaded or loaded.'
export const lockedStay = (count: number) =>
  count === 1 ? 'One of them is locked and stays as it is.' : `${count} of them are locked and stay as they are.`
export const removed = (count: number) => (count === 1 ? 'One layer removed.' : `${count} layers removed.`)
export const alignToEachOther = 'Align to each other'
const layers = (count: number) => (count === 1 ? 'One layer' : `${count} layers`)
export const alignedTogether = {
  left: (count: number) => `${layers(count)} aligned left.`,
  centre: (count: number) => `${layers(count)} aligned to the centre.`,
  right: (count: number) => `${layers(count)} aligned right.`,
  top: (count: number) => `${layers(count)} aligned at the top.`,
  middle: (count: number) => `${layers(count)} aligned to the middle.`,
  bottom: (count: number) => `${layers(count)} aligned at the bottom.`,
}
export const spaceEvenlyAcross = 'Space evenly across'
export const spaceEvenlyDown = 'Space evenly down'
export const spacedEvenly = {
  across: (count: number) => `${layers(count)} moved, with equal space across.`,
  down: (count: number) => `${layers(count)} moved, with equal space down.`,
}
export const nothingToMove = 'Nothing moved: the layers lie like that already.'
export const endSelection = 'Clear selection'
export const selectedLayers = 'Selected layers'
export const inGroup = 'In a group'
export const inGroupNumber = (number: number) => `In group ${number}`
export const hiddenElsewhere = (placements: string) =>
  `Layers are hidden at ${placements}, too. They will not be printed.`
