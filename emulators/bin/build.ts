/** `npm run build`: functions/dist and web/dist. What has not changed since the last build is left alone, unless `--force`. */
import { buildOnce } from '../src/suite/build/fingerprint.ts'
import { bundleFunctions } from '../src/suite/build/functions-bundle.ts'
import { bundleWeb } from '../src/suite/build/web-bundle.ts'
import { runCommand } from '../src/suite/command.ts'
import { step } from '../src/suite/progress.ts'

await runCommand(async () => {
  const force = process.argv.includes('--force')
  const say = (built: boolean) => (built ? 'built' : 'unchanged')
  const functions = {
    name: 'functions',
    inputs: ['functions/src/**', 'functions/package.json', 'contract/src/**', 'contract/package.json'],
    output: 'functions/dist/index.js',
    build: bundleFunctions,
  }
  const web = {
    name: 'web',
    inputs: ['web/*', 'web/{src,public}/**', 'contract/src/**', 'contract/package.json'],
    output: 'web/dist/index.html',
    build: bundleWeb,
  }
  await step('functions', () => buildOnce(functions, force), say)
  await step('web', () => buildOnce(web, force), say)
  return 0
})
