export const selectNamed = (name: string) => `Select ${name}`
export const selectShown = (label: string) => `${label}: select what is shown`
export const errorWith = (sentence: string) => `Error: ${sentence}`
export const filters = (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`)
export const clearFilters = 'Clear filters'
export const tryAgain = 'Try Again'
export const moreThan = (count: string) => `more than ${count}`
export const exported = (count: string, what: string) => `${count} ${what} exported`
export const theExportStoppedMidway = 'The export stopped midway. Please try again.'
export const ofCount = (count: string) => `of ${count}`
export const exportLabel = 'Export'
export const stop = 'Stop'
export const exportToCsv = 'Export to CSV'
export const selection = 'Selection'
export const selected = (count: string) => `${count} selected`
export const selectAllShown = 'Select all shown'
export const clearSelection = 'Clear selection'
export const theViewCouldNotBeSaved = 'The view could not be saved. Please try again.'
export const aViewWithThisNameAlready = 'A view with this name already exists'
export const changeView = 'Change view'
export const saveView = 'Save view'
export const name = 'Name'
export const onlyYouCanSeeIt = 'Only you can see it.'
export const deleteView = 'Delete view'
export const rename = 'Rename'
export const save = 'Save'
export const views = 'Views'
export const close = 'Close'
export const previous = 'Previous'
export const next = 'Next'
export const somebody = 'Somebody'
export const changedThisOn = (changedBy: string, moment: string) => `${changedBy} changed this on ${moment}`
export const whatIsSavedNowIsTheSame = 'What is saved now is the same as yours.'
export const yourChangesAreNotSavedYet = 'Your changes are not saved yet. These differ:'
export const theirs = 'Theirs'
export const mine = 'Mine'
export const useTheirs = 'Use theirs'
export const keepMine = 'Keep mine'
export const showing = (count: string) => `Showing ${count} of`
export const atMost = 'at most '
export const notChangedHere = 'not changed here'
export const acknowledgeBy = (moment: string) => `Acknowledge by ${moment}`
export const closeBy = (moment: string) => `Close by ${moment}`
export const wasToBeAcknowledgedBy = (moment: string) => `Acknowledge, was due ${moment}`
export const wasToBeClosedBy = (moment: string) => `Close, was due ${moment}`
export const nothingIsDue = 'Nothing is due'
export const overdue = 'Overdue'
