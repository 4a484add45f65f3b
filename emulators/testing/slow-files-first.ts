import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long for their size, which Vitest sorts by without timings of an earlier run. */
const slow = [
  'functions/test/catalogue/scale',
  'functions/test/http/bad-input',
  'functions/test/faults/storm',
  'functions/test/payments/',
  'emulators/test/start-',
]

const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.includes(name))

/** Starts slow files first, so that no worker waits for another at the end. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)))
  }
}
