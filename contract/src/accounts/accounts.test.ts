import { describe, expect, it } from 'vitest'
import { Address } from './address.ts'
import { Email } from './email.ts'
import { NewPassword } from './password.ts'
import { normalisePhone, OptionalPhone } from './phone.ts'
import { LoginRequest, ProfileRequest, RegisterRequest } from './user.ts'

describe('a phone number', () => {
  it.each(['9876543210', '09876543210', '+91 98765 43210', '98765-43210', '0091 9876543210', '(+91) 98765 43210'])(
    'is stored the same however it is typed: %s',
    (spelling) => {
      expect(normalisePhone(spelling)).toBe('+919876543210')
    },
  )

  it.each(['12345', 'phone', '', '+91 00000 00000', '98765432101234567890'])('is refused: %j', (spelling) => {
    expect(normalisePhone(spelling)).toBeUndefined()
  })

  it('may be left empty if it is optional', () => {
    expect(OptionalPhone.parse('  ')).toBe('')
    expect(OptionalPhone.safeParse('12').success).toBe(false)
  })
})

describe('a password', () => {
  it.each([
    ['Asha@12345', true],
    ['Abcdefg1', true],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Password123', false],
    [`Aa1${'x'.repeat(126)}`, false],
    ['Shirt@2026\ud800', false],
  ])('%s meets the rule: %s', (password, obeys) => {
    expect(NewPassword.safeParse(password).success).toBe(obeys)
  })

  it('with an unpaired surrogate is never sent on to be checked', () => {
    expect(LoginRequest.safeParse({ login: 'asha@example.com', password: '\ud800' }).success).toBe(false)
    expect(LoginRequest.safeParse({ login: 'asha@example.com', password: '👕' }).success).toBe(true)
  })
})

describe('an email address', () => {
  it('is one account whatever the case and Unicode form of its letters', () => {
    expect(Email.parse(' Asha@Example.COM ')).toBe('asha@example.com')
    expect(Email.parse('jose\u0301@x.in')).toBe(Email.parse('jos\u00e9@x.in'))
  })

  it.each(['a', 'a@b', '@b.in', 'a@@b.in', 'a b@c.in', 'a@b..in', 'a@.in', 'a\u0000@b.in'])(
    'is refused: %j',
    (email) => {
      expect(Email.safeParse(email).success).toBe(false)
    },
  )
})

describe('an address', () => {
  it('in India has a six-digit pincode, or none', () => {
    expect(Address.safeParse({ pincode: '560004' }).success).toBe(true)
    expect(Address.safeParse({ pincode: '' }).success).toBe(true)
    expect(Address.safeParse({ pincode: '056000' }).success).toBe(false)
    expect(Address.parse({ pincode: '560 004' }).pincode).toBe('560004')
    expect(Address.safeParse({ pincode: '5600', country: 'India' }).success).toBe(false)
    expect(Address.safeParse({ pincode: 'SW1A 1AA', country: 'United Kingdom' }).success).toBe(true)
  })
})

describe('a registration', () => {
  it('reports each missing field', () => {
    const issues = RegisterRequest.safeParse({ name: '', email: 'x', password: 'y' }).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).toEqual(['name', 'email', 'password'])
  })

  it('drops rights that people must not give themselves', () => {
    const parsed = RegisterRequest.parse({
      name: 'A',
      email: 'a@b.in',
      password: 'Abcdefg1',
      isAdmin: true,
      createdAt: 0,
    })
    expect(Object.keys(parsed).sort()).toEqual(['email', 'name', 'password', 'phone'])
  })
})

describe('a profile change', () => {
  it('changes only what is sent', () => {
    expect(ProfileRequest.parse({ name: 'Asha' })).toEqual({ name: 'Asha' })
    expect(ProfileRequest.safeParse({ password: '' }).success).toBe(false)
  })
})
