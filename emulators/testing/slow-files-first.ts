import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long for their size, by which Vitest sorts where it has no times of an earlier run. */
const slow = [
  'functions/test/catalogue/scale',
  'functions/test/http/bad-input',
  'functions/test/faults/storm',
  'functions/test/payments/',
  'emulators/test/start-',
]

const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.includes(name))

/** Starts slow files first, so that no worker waits at the end for the other's. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)))
  }
}
