import { notifications, notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { mostShown, showAtOnce } from './show-at-once.ts'

const shown = () => notificationsStore.getState().notifications.map(({ id }) => id)
const show = (...ids: string[]) => {
  for (const id of ids) showAtOnce({ id, message: id, autoClose: false })
}

beforeEach(() => {
  notifications.clean()
  notificationsStore.updateState((state) => ({ ...state, limit: mostShown }))
})

test('a fourth message is shown at once, and the oldest one goes', () => {
  show('first', 'second', 'third', 'fourth')
  expect(shown()).toEqual(['second', 'third', 'fourth'])
  expect(notificationsStore.getState().queue).toEqual([])
})

test('a message that is shown already pushes out no other', () => {
  show('first', 'second', 'third', 'third')
  expect(shown()).toEqual(['first', 'second', 'third'])
})
