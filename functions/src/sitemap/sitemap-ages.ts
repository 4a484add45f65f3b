/** So long a process hands out the sitemap it made. */
export const keptSeconds = 600

/** So long shared caches hand it out. A new product is in it after the sum of both at the latest. */
export const sharedSeconds = 3600
