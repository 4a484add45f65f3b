import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { takeDesign } from '../../../shared/uploads/run-uploads.ts'
import { useUploads } from '../../../shared/uploads/uploads-store.ts'
import { type PhotosDraft, usePhotos } from './use-photos.ts'

// Other files on this worker have loaded the same modules without the mocks, and later ones must not get the mocked ones.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('../../../shared/uploads/run-uploads.ts')

test('photos chosen while others are being read get only the remaining room', async () => {
  vi.mocked(takeDesign).mockImplementation(async ({ name }) => ({ id: name }))
  let ids: readonly string[] = []
  let photos: PhotosDraft | undefined
  const Form = () => {
    photos = usePhotos({ had: [], ids, onIds: (change) => (ids = change(ids)), most: 3, onlyFit: 'Only 3 fit' })
    return null
  }
  renderToStaticMarkup(<Form />)
  const chosen = (...names: string[]) => names.map((name) => new File([], name))
  await Promise.all([photos?.add(chosen('one', 'two')), photos?.add(chosen('three', 'four'))])
  expect(ids.toSorted()).toEqual(['one', 'three', 'two'])
})

test('submitting waits until the photos are read', async () => {
  const counts: number[] = []
  const count = () => counts.push(useUploads.getState().reading)
  vi.mocked(takeDesign).mockImplementation(async ({ name }) => {
    count()
    return { id: name }
  })
  let photos: PhotosDraft | undefined
  const Form = () => {
    photos = usePhotos({ had: [], ids: [], onIds: () => undefined, most: 3, onlyFit: '' })
    return null
  }
  renderToStaticMarkup(<Form />)
  await photos?.add([new File([], 'one')])
  count()
  expect(counts).toEqual([1, 0])
})
