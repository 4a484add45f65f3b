/** A piece of source code that prevents something, how to break it, and the cheapest tests that must notice. */
export type Guard = {
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly source: string
  readonly broken: string
  readonly stage: 'contract' | 'functions' | 'api' | 'rules'
  /** The test files, or a folder of them, relative to the root. */
  readonly tests: string
  /** Part of the test names; all tests of the files if absent. */
  readonly named?: string
}
