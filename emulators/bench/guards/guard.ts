/** A piece of source that keeps something from going wrong, how to break it, and the cheapest tests that must notice. */
export type Guard = {
  readonly file: string
  /** Stands in the file exactly once. */
  readonly source: string
  readonly broken: string
  readonly stage: 'contract' | 'functions' | 'api' | 'rules'
  /** The files of the tests, or a folder of them, from the root. */
  readonly tests: string
  /** Part of the names of the tests; all of the files where it is missing. */
  readonly named?: string
}
