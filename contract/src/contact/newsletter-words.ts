/** What stands above the box in which a visitor enters their address: whoever presses Subscribe agrees to it. */
export const newsletterWords = 'New designs and offers, once a month'

/** The day since which these words stand there. Whoever changes them, changes it: consents keep both. */
export const newsletterWordsSince = '2026-11-24'
