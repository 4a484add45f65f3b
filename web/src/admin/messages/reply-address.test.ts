import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

const message = {
  _id: 'M-1F',
  email: 'a+b&bcc=x@people.test',
  name: 'Asha',
  subject: 'Size & cut?',
  message: 'M or L?\nThanks',
} as StaffMessage

test('a reply goes only to the sender, whatever their address and text contain', () => {
  const url = new URL(replyAddress(message))
  expect(decodeURIComponent(url.pathname)).toBe(message.email)
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('subject')).toBe('Re: Size & cut? (M-1F)')
  expect(url.searchParams.get('body')).toContain('> M or L?\n> Thanks')
})

test.each(['x', 'नमस्ते ', '🎉', '\n'])(
  'a very long message of %j is quoted only as far as mail programs accept, to a whole letter',
  (letters) => {
    for (const before of ['', 'x']) {
      const address = replyAddress({ ...message, message: `${before}${letters.repeat(2000)}`.slice(0, 4000) })
      expect(address.length).toBeLessThan(2000)
      expect(new URL(address).searchParams.get('body')).toMatch(/> .*…/s)
    }
  },
)
