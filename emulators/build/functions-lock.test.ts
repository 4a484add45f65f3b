import { expect, test } from 'vitest'
import { deriveLock, type LockEntry, type Manifest } from './functions-lock.ts'

const manifest = (dependencies: Record<string, string>): Manifest => ({
  name: 'teeshala-functions',
  version: '1.0.0',
  engines: { node: '24' },
  dependencies,
})

const lock = (packages: Record<string, LockEntry>) => ({ lockfileVersion: 3, packages })

const derive = (packages: Record<string, LockEntry>, dependencies: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(deriveLock(lock(packages), 'functions', manifest(dependencies)).packages)
      .filter(([place]) => place)
      .map(([place, entry]) => [place, (entry as LockEntry).version]),
  )

test('the function is locked to what its workspace runs with, and to nothing of the others', () => {
  const packages = {
    functions: { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/express': { version: '4.0.0' },
    'functions/node_modules/express': { version: '5.0.0', dependencies: { debug: '^4' } },
    'node_modules/debug': { version: '4.0.0', dev: true },
  }
  expect(derive(packages, { express: '5.0.0' })).toEqual({
    'node_modules/express': '5.0.0',
    'node_modules/debug': '4.0.0',
  })
})

test('a package that needs another version than its neighbours keeps its own', () => {
  const packages = {
    'functions/node_modules/debug': { version: '4.0.0' },
    'node_modules/debug': { version: '2.0.0', dependencies: { ms: '^1' } },
    'node_modules/ms': { version: '1.0.0' },
    'node_modules/pino': { version: '10.0.0', dependencies: { debug: '^2' } },
  }
  expect(derive(packages, { debug: '4.0.0', pino: '10.0.0' })).toEqual({
    'node_modules/debug': '4.0.0',
    'node_modules/ms': '1.0.0',
    'node_modules/pino': '10.0.0',
    'node_modules/pino/node_modules/debug': '2.0.0',
  })
})

test('a version placed later never changes what another package resolves', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '2', x: '1' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { x: '2' } },
    'node_modules/a/node_modules/b/node_modules/x': { version: '2.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/x': { version: '1.0.0' },
  }
  const placed = derive(packages, { b: '1.0.0', x: '1.0.0', a: '1.0.0' })
  expect(placed['node_modules/x']).toBe('1.0.0')
  expect(placed['node_modules/a/node_modules/x']).toBeUndefined()
  expect(placed['node_modules/a/node_modules/b/node_modules/x']).toBe('2.0.0')
})

test('packages that depend on each other cause no endless loop', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
    'node_modules/b': { version: '1.0.0', dependencies: { a: '1' } },
  }
  expect(derive(packages, { a: '1.0.0' })).toEqual({ 'node_modules/a': '1.0.0', 'node_modules/b': '1.0.0' })
})

test('an optional package is marked optional unless something requires it', () => {
  const packages: Record<string, LockEntry> = {
    'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '1', gone: '1' } },
    'node_modules/b': { version: '1.0.0', dependencies: { c: '1', d: '1' } },
    'node_modules/c': { version: '1.0.0' },
    'node_modules/d': { version: '1.0.0' },
    'node_modules/e': { version: '1.0.0', dependencies: { d: '1' } },
  }
  const { packages: placed } = deriveLock(lock(packages), 'functions', manifest({ a: '1.0.0', e: '1.0.0' }))
  const optional = Object.entries(placed).filter(([, entry]) => (entry as LockEntry).optional)
  expect(optional.map(([place]) => place)).toEqual(['node_modules/b', 'node_modules/c'])
})

test('a version missing from the lock file is refused', () => {
  const packages = { 'node_modules/express': { version: '4.0.0' } }
  expect(() => derive(packages, { express: '5.0.0' })).toThrow('functions/package.json wants express 5.0.0')
  expect(() => derive({}, { pino: '1.0.0' })).toThrow('package-lock.json has no pino')
})
