import { expect } from '@playwright/test'
import { arriveAsNewcomer, callAs, test, userIdOf } from '../fixtures/shop.ts'

const markup = '<img src=x onerror="window.wasHacked=1"><script>window.wasHacked=1</script></title><b>Bold</b>'
const rightToLeft = 'تي شيرت القطن العضوي (أبيض) 100%'
const emoji = 'Family 👩‍👩‍👧‍👦 Tee 🏏🇮🇳'
const endless = `${'Kolam'.repeat(59)} End.`.slice(0, 300)
const names = [markup, rightToLeft, emoji, endless]

for (const width of [390, 1280]) {
  test(`names with markup, in other scripts or with 300 letters show in full and do no harm at ${width} px`, async ({
    visitor,
    ownProducts,
  }) => {
    const made: { _id: string; name: string }[] = []
    const mark = `Oddity${Date.now().toString(36)}`
    for (const name of names) {
      const product = {
        name: name === endless ? endless : `${name} ${mark}`,
        description: `${name} ${mark}`,
        fullDescription: `${name}\n${mark}`,
        price: 450,
        type: 'Polo',
        stock: 5,
        sizes: [],
        colors: [],
        images: ['/catalogue/company-polo-front-960.webp'],
      }
      made.push({ _id: await ownProducts.put(product), name: product.name })
    }
    const page = await visitor({ viewport: { width, height: 800 } })
    await arriveAsNewcomer(page)
    const userId = await userIdOf(page)
    for (const { _id } of made) {
      await callAs(page, 'POST', '/api/favorite/add', { userId, productId: _id, isLike: true })
    }
    const faults: string[] = []
    const look = async (where: string, level: number) => {
      for (const { name } of made) {
        const heading = page.getByRole('main').getByRole('heading', { level, name, exact: true })
        if (where.startsWith('/product/') && !where.endsWith(made.find((each) => each.name === name)?._id ?? ''))
          continue
        await expect(heading.first()).toBeVisible()
        // Fonts with long descenders reach below their last line; a cut-off line would be twice as high.
        const box = await heading.first().evaluate((element) => ({
          isWhole:
            element.scrollWidth <= element.clientWidth + 1 &&
            element.scrollHeight <= element.clientHeight + Number.parseFloat(getComputedStyle(element).fontSize) / 2,
          hasMarkup: element.querySelector('img, script, b') !== null,
        }))
        if (!box.isWhole) faults.push(`${where}: ${name.slice(0, 20)} is cut off`)
        if (box.hasMarkup) faults.push(`${where}: ${name.slice(0, 20)} became markup`)
      }
      const across = await page.evaluate(() => document.documentElement.scrollWidth)
      if (across > width) faults.push(`${where} is ${across} px wide`)
    }
    await page.goto('/products?type=Polo')
    await look('/products', 3)
    await page.goto('/favorites')
    await look('/favorites', 2)
    for (const { _id, name } of made) {
      await page.goto(`/product/${_id}`)
      await look(`/product/${_id}`, 1)
      await expect(page).toHaveTitle(`${name} · Teeshala`)
      const data = await page.locator('script[type="application/ld+json"]').first().textContent()
      expect(JSON.parse(data ?? '').name).toBe(name)
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
      await expect(page.getByText(`${name} added to cart!`)).toBeVisible()
    }
    expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false)
    expect(faults).toEqual([])
  })
}
