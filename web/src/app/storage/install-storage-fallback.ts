import { installStorageFallback } from './storage-fallback.ts'

// Must be imported before anything that uses storage.
installStorageFallback(globalThis)
