import { expect, test } from 'vitest'
import { movePorts, standardPorts } from './ports.ts'

test('all ports move by the same offset, so that a page can derive the others from its own', () => {
  const moved = movePorts(standardPorts, '30', 'OFFSET')
  expect([moved.hosting, moved.auth, moved.hub]).toEqual([5030, 9129, 4430])
})

test.each([
  ['1000', 'OFFSET=1000 moves hosting to port 6000, which is one that browsers refuse to connect to'],
  ['60000', 'OFFSET=60000 moves firestore to port 68080, which is not between 1024 and 65535'],
  ['-4000', 'OFFSET=-4000 moves hosting to port 1000, which is not between 1024 and 65535'],
  ['ten', "OFFSET is 'ten': set it to a whole number."],
  ['1.5', "OFFSET is '1.5': set it to a whole number."],
  ['', "OFFSET is '': set it to a whole number."],
])('an offset of %j is refused at once with a message', (offset, words) => {
  expect(() => movePorts(standardPorts, offset, 'OFFSET')).toThrow(words)
})
