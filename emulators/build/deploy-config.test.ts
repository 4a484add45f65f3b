import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../shop/root.ts'
import { deployConfig } from './deploy-config.ts'

test('a deployed page frames the sign-in of its own project and of no other', () => {
  const source = readFileSync(inRoot('firebase.json'), 'utf8')
  const deployed = deployConfig(source, 'my-shop')
  expect(deployed.match(/https:\/\/[^ ;]*firebaseapp\.com/g)).toEqual(['https://my-shop.firebaseapp.com'])
  expect(Object.keys(JSON.parse(deployed))).toEqual(Object.keys(JSON.parse(source)))
})
