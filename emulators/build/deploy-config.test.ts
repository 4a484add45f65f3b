import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../shop/root.ts'
import { deployConfig, pageHeaders } from './deploy-config.ts'

test('a deployed page may frame the sign-in of its own project and of no other', () => {
  const source = readFileSync(inRoot('firebase.json'), 'utf8')
  const deployed = deployConfig(source, 'my-shop')
  expect(deployed.match(/https:\/\/[^ ;]*firebaseapp\.com/g)).toEqual(['https://my-shop.firebaseapp.com'])
  expect(Object.keys(JSON.parse(deployed))).toEqual(Object.keys(JSON.parse(source)))
})

test('a page answered by a function has the same security headers as one from Hosting', () => {
  const headers = pageHeaders(deployConfig(readFileSync(inRoot('firebase.json'), 'utf8'), 'my-shop'))
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(headers['Content-Security-Policy']).toContain('https://my-shop.firebaseapp.com')
  expect(headers).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' })
})

test('a browser may read files of the bucket from the shop’s own address, and cannot write past the rules', () => {
  const allowed: { origin: string[]; method: string[] }[] = JSON.parse(
    readFileSync(inRoot('storage-cors.json'), 'utf8'),
  )
  expect(allowed.map(({ origin, method }) => ({ origin, method }))).toEqual([{ origin: ['*'], method: ['GET'] }])
})
