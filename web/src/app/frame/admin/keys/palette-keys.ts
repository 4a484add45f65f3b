const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** The keys of the admin search, as on this machine's keyboard. */
export const paletteKeys = isMac ? '⌘ k' : 'ctrl k'
