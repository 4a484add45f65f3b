import { installStorageFallback } from './storage-fallback.ts'

// Taken in before everything that keeps something.
installStorageFallback(globalThis)
