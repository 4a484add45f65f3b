import { lendStorage } from './lend-storage.ts'

// Taken in before everything that keeps something.
lendStorage(window)
