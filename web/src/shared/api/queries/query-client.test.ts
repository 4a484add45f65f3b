import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { revokePictures, ShopQueryClient } from './query-client.ts'

afterEach(() => vi.restoreAllMocks())

/** Returns a list on screen whose responses arrive when the test releases them. */
function slowList() {
  const client = new ShopQueryClient()
  const answers: ((list: string[]) => void)[] = []
  const list = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  })
  list.subscribe(() => {})
  return { client, list, answers }
}

it('a list that loads for the first time includes what is added meanwhile', async () => {
  const { client, list, answers } = slowList()
  const shown = client.invalidateQueries({ queryKey: ['list'] })
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.(['old'])
  answers[1]?.(['old', 'added'])
  await shown
  expect(list.getCurrentResult().data).toEqual(['old', 'added'])
})

it('invalidating something else does not interrupt the loading of a list', async () => {
  const { client, list, answers } = slowList()
  await client.invalidateQueries({ queryKey: ['another'] })
  answers[0]?.(['old'])
  await expect.poll(() => list.getCurrentResult().data).toEqual(['old'])
  expect(answers).toHaveLength(1)
})

it('a picture in the browser’s memory is released when it is replaced, and when nothing shows it any more', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const client = new ShopQueryClient()
  revokePictures(client)
  const addresses = ['blob:first', 'blob:second']
  const picture = { queryKey: ['picture'], queryFn: () => addresses.shift() ?? '' }
  await client.fetchQuery(picture)
  client.setQueryData(['design'], 'https://shop.test/design.png')
  expect(revoke).not.toHaveBeenCalled()
  await client.fetchQuery(picture)
  expect(revoke.mock.calls).toEqual([['blob:first']])
  client.removeQueries()
  expect(revoke.mock.calls).toEqual([['blob:first'], ['blob:second']])
})

it('what a press changes is on screen before the next press is handled', async () => {
  const client = new ShopQueryClient()
  const quantity = new QueryObserver<number>(client, { queryKey: ['quantity'], enabled: false })
  const shown: (number | undefined)[] = []
  // As React’s hooks listen.
  quantity.subscribe(notifyManager.batchCalls(({ data }) => shown.push(data)))
  client.setQueryData(['quantity'], 3)
  // Presses are handled in turn, timers after them.
  await Promise.resolve()
  expect(shown).toEqual([3])
})
