/** How long a process caches a sitemap. */
export const cacheSeconds = 600

/** How long shared caches keep it. A new product is in it after the sum of both at the latest. */
export const sharedSeconds = 3600
