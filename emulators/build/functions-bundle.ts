/** Writes `functions/dist` as Cloud Build expects it: the bundled entry, the program that reads uploads, package.json and lock file. */
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allFontFiles } from '@teeshala/contract/design-document/design-fonts'
import { type BuildOptions, build } from 'esbuild'
import { inRoot } from '../shop/root.ts'
import { deriveLock, type LockFile, type Manifest } from './functions-lock.ts'

const distribution = inRoot('functions/dist')

const readJson = <T>(file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8')) as T

/** Bundled into one file instead of hundreds that a process would read and compile at its start. */
const bundledDependencies = ['etag', 'helmet', 'libphonenumber-js', 'minisearch', 'p-limit', 'zod']

/** Returns what is installed next to the bundle in production; the contract and its own dependencies are bundled. */
const runtimeDependencies = () => {
  const { dependencies } = readJson<Manifest>('functions/package.json')
  const isBundled = (name: string) => name.startsWith('@teeshala/') || bundledDependencies.includes(name)
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !isBundled(name)))
}

export const bundleOptions = (): BuildOptions => ({
  entryPoints: [
    { in: inRoot('functions/src/index.ts'), out: 'index' },
    { in: inRoot('functions/src/apart/reader/reader.ts'), out: 'reader' },
  ],
  outdir: inRoot('functions/dist'),
  bundle: true,
  // Reading a picture took half a second longer when everything for reading PDFs was in the same file.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: 'linked',
  external: Object.keys(runtimeDependencies()).flatMap((name) => [name, `${name}/*`]),
  // Bundled CommonJS packages may require Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})

/** Writes package.json and lock file of the deployed folder, derived from the repository's lock. */
const writeManifest = () => {
  const { name, version, license } = readJson<Manifest>('functions/package.json')
  const manifest: Manifest = {
    name: name.replace('@teeshala/', 'teeshala-'),
    version,
    private: true,
    license,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: runtimeDependencies(),
  }
  const lock = deriveLock(readJson<LockFile>('package-lock.json'), 'functions', manifest)
  writeFileSync(`${distribution}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(`${distribution}/package-lock.json`, `${JSON.stringify(lock, null, 2)}\n`)
}

/** Copies the fonts of print sheets next to the bundle: the regular weight of each package, and its licence. */
const copyFonts = () => {
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>('functions/package.json')
  const fonts = path.join(distribution, 'fonts')
  mkdirSync(fonts)
  for (const name of Object.keys(devDependencies).filter((each) => each.startsWith('@fontsource/'))) {
    const folder = inRoot('node_modules', name)
    copyFileSync(path.join(folder, 'LICENSE'), path.join(fonts, `${path.basename(name)}-LICENSE`))
    for (const file of globSync('files/*-400-normal.woff', { cwd: folder })) {
      copyFileSync(path.join(folder, file), path.join(fonts, path.basename(file)))
    }
  }
}

/** Copies the fonts of customers' designs next to the bundle, with their licences. */
const copyDesignFonts = () => {
  const fonts = path.join(distribution, 'design-fonts')
  mkdirSync(fonts)
  for (const { package: name, file } of allFontFiles()) {
    const folder = inRoot('node_modules/@fontsource', name)
    copyFileSync(path.join(folder, 'files', file), path.join(fonts, file))
    copyFileSync(path.join(folder, 'LICENSE'), path.join(fonts, `${name}-LICENSE`))
  }
}

/** Copies the decoders for scanned pictures that pdf.js loads at run time next to the bundle, with their licences. */
const copyPdfDecoders = () =>
  cpSync(inRoot('node_modules/pdfjs-dist/wasm'), path.join(distribution, 'pdf-decoders'), { recursive: true })

export const bundleFunctions = async () => {
  rmSync(distribution, { recursive: true, force: true })
  mkdirSync(distribution, { recursive: true })
  writeManifest()
  copyFonts()
  copyDesignFonts()
  copyPdfDecoders()
  await build(bundleOptions())
}
