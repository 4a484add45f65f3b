/** How long an instance caches a sitemap in milliseconds: each costs one read per product. */
export const cacheMs = 600_000

/** How long shared caches keep it. A new product is listed after at most the sum of both. */
export const sharedSeconds = 3600
