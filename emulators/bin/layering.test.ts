import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inRoot } from '../shop/root.ts'

let repository: string

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true })
  writeFileSync(path.join(repository, file), text)
}

/** Returns the names of the rules that `npm run check` would report in a repository with these files. */
const brokenRules = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) write(file, text)
  const args = [
    '--config',
    inRoot('.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'contract',
    'functions',
    'web',
    'emulators',
  ]
  return new Promise<string[]>((resolve, reject) => {
    execFile(
      inRoot('node_modules/.bin/depcruise'),
      args,
      { cwd: repository, maxBuffer: 1e8 },
      (_failed, out, errors) => {
        if (!out.startsWith('{')) return reject(new Error(errors))
        const { violations } = JSON.parse(out).summary as { violations: { rule: { name: string } }[] }
        resolve([...new Set(violations.map(({ rule }) => rule.name))].sort())
      },
    )
  })
}

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'layering-'))
  symlinkSync(inRoot('node_modules'), path.join(repository, 'node_modules'))
  write('contract/src/money.ts', "import * as z from 'zod/mini'\nexport const Paise = z.number()\n")
  write('functions/src/app.ts', "import { Paise } from '../../contract/src/money.ts'\nexport const app = Paise\n")
  write(
    'web/src/shared/Price.tsx',
    "import { Paise } from '../../../contract/src/money.ts'\nexport const Price = () => <b>{String(Paise)}</b>\n",
  )
  write(
    'web/src/storefront/cart/Cart.tsx',
    "import { Price } from '../../shared/Price.tsx'\nexport const Cart = () => <Price />\n",
  )
  write('web/src/storefront/home/Home.tsx', 'export const Home = () => null\n')
  write('web/src/admin/orders/Orders.tsx', 'export const Orders = () => null\n')
  write('web/src/app/routes.tsx', "import { Cart } from '../storefront/cart/Cart.tsx'\nexport const routes = [Cart]\n")
  write('emulators/local-firebase/suite/suite.ts', 'export const suite = 1\n')
  write('emulators/local-firebase/local-firebase.ts', "export { suite } from './suite/suite.ts'\n")
  write('emulators/shop/ports.ts', "export { suite } from '../local-firebase/local-firebase.ts'\n")
})

afterEach(() => rmSync(repository, { recursive: true, force: true }))

describe('the layers', () => {
  test('the layout of the repository passes the rules', async () => {
    expect(await brokenRules({})).toEqual([])
  })

  test.each([
    ['contract-is-pure', 'contract/src/a.ts', "import 'react'\n"],
    ['contract-is-pure', 'contract/src/a.ts', "import 'express'\n"],
    ['contract-is-pure', 'contract/src/a.ts', "import type { App } from 'firebase-admin/app'\nexport type A = App\n"],
    ['contract-is-pure', 'contract/src/a.ts', "import 'node:fs'\n"],
    ['functions-stand-apart', 'functions/src/a.ts', "import '../../web/src/shared/Price.tsx'\n"],
    ['web-stands-apart', 'web/src/shared/a.ts', "import '../../../functions/src/app.ts'\n"],
    ['emulators-stand-apart', 'emulators/shop/a.ts', "import '../../functions/src/app.ts'\n"],
    ['local-firebase-knows-no-shop', 'emulators/local-firebase/a.ts', "import '../shop/ports.ts'\n"],
    ['local-firebase-knows-no-shop', 'emulators/local-firebase/a.ts', "import '../../contract/src/money.ts'\n"],
    ['local-firebase-has-one-entry', 'emulators/shop/a.ts', "import '../local-firebase/suite/suite.ts'\n"],
    ['features-stand-apart', 'web/src/storefront/cart/a.ts', "import '../home/Home.tsx'\n"],
    ['features-stand-apart', 'web/src/storefront/cart/a.ts', "export const lazy = () => import('../home/Home.tsx')\n"],
    ['features-stand-apart', 'web/src/admin/orders/a.ts', "import '../../storefront/home/Home.tsx'\n"],
    ['app-is-on-top', 'web/src/storefront/home/a.ts', "import '../../app/routes.tsx'\n"],
    ['shared-is-below', 'web/src/shared/a.ts', "import '../admin/orders/Orders.tsx'\n"],
    ['functions-root-is-on-top', 'functions/src/orders/a.ts', "import '../app.ts'\n"],
    ['nothing-missing', 'functions/src/a.ts', "import './gone.ts'\n"],
  ])('%s is broken by %s with %s', async (rule, file, text) => {
    expect(await brokenRules({ [file]: text })).toContain(rule)
  })

  test('two files that import each other at run time are refused; types may refer to each other', async () => {
    const types = {
      'contract/src/a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
      'contract/src/b.ts': "import type { A } from './a.ts'\nexport type B = A[]\n",
    }
    expect(await brokenRules(types)).toEqual([])
    const values = {
      'contract/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'contract/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    }
    expect(await brokenRules(values)).toEqual(['no-cycles'])
  })

  test.each(['web/src/shared', 'functions/src'])(
    'two folders of %s that import each other are refused, even for types only',
    async (parent) => {
      const files = {
        [`${parent}/cart/line.ts`]: "import type { Price } from '../catalogue/price.ts'\nexport type Line = Price[]\n",
        [`${parent}/cart/contents.ts`]: 'export type Contents = string\n',
        [`${parent}/catalogue/price.ts`]: 'export type Price = number\n',
        [`${parent}/catalogue/card.ts`]:
          "import type { Contents } from '../cart/contents.ts'\nexport type Card = Contents\n",
      }
      expect(await brokenRules(files)).toEqual(['no-folder-cycles'])
    },
  )
})
