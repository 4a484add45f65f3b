import { chromiumSwitches } from '../../testing/chromium-switches.ts'
import type { benchPackages } from './bench-packages.ts'

/** Lighthouse's results for one page: times in milliseconds, JavaScript in transferred kilobytes. */
export type PageFigures = {
  score: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  requests: number
  jsKb: number
}

export type View = {
  readonly device: 'mobile' | 'desktop'
  /** Lighthouse's throttling methods: simulated from an unthrottled load, or applied during the load. */
  readonly throttling: 'simulate' | 'devtools'
}

type Audit = {
  numericValue?: number
  details?: { items: { url?: string; resourceType?: string; transferSize?: number }[] }
}
type Result = { lhr: { categories: { performance: { score: number | null } }; audits: Record<string, Audit> } }
type Lighthouse = { default: (url: string, flags: object, config?: object) => Promise<Result | undefined> }
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> }

/** Returns a function that measures a page once in a new browser, with an empty cache. */
export async function lighthouseRun(load: ReturnType<typeof benchPackages>, chromePath: string) {
  const { default: lighthouse } = await load<Lighthouse>('lighthouse/core/index.js')
  const { default: desktop } = await load<{ default: object }>('lighthouse/core/config/desktop-config.js')
  const launcher = await load<Launcher>('chrome-launcher/dist/index.js')
  const chromeFlags = ['--headless=new', ...chromiumSwitches, '--ignore-certificate-errors']
  return async (url: string, { device, throttling }: View): Promise<PageFigures> => {
    const chrome = await launcher.launch({ chromePath, chromeFlags, logLevel: 'silent' })
    try {
      const flags = {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: ['performance'],
        throttlingMethod: throttling,
      }
      const result = await lighthouse(url, flags, device === 'desktop' ? desktop : undefined)
      if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
      return figuresOf(result)
    } finally {
      chrome.kill()
    }
  }
}

function figuresOf({ lhr: { categories, audits } }: Result): PageFigures {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const listed = audits['network-requests']?.details?.items ?? []
  // Lighthouse also lists pictures embedded in the page.
  const files = listed.filter(({ url }) => !url?.startsWith('data:'))
  const scripts = files.filter(({ resourceType }) => resourceType === 'Script')
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1e4) / 1e4,
    requests: files.length,
    jsKb: Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 102.4) / 10,
  }
}
