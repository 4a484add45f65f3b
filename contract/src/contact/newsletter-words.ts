/** The text above the email field; pressing Subscribe means agreeing to it. */
export const newsletterWords = 'New designs and offers, once a month'

/** The day since which this text is used. Change it whenever the text changes: consents store both. */
export const newsletterWordsSince = '2026-11-24'
