const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The keys of the search of everything, as this machine's keyboard has them. */
export const paletteKeys = isMac ? '⌘ k' : 'ctrl k'
