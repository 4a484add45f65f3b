/** For how many milliseconds an instance caches a sitemap: it costs a read for each of its products. */
export const cacheMs = 600_000

/** How long shared caches keep it. A new product is in it after the sum of both at the latest. */
export const sharedSeconds = 3600
