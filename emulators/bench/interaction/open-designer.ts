import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import type { TextSpot } from '@teeshala/contract/design-document/text-spot'
import type { MotifId } from '@teeshala/contract/motifs/motif-names'
import type { Page } from 'playwright-core'

const product = 'polyester-dryfit'
const layers = Array.from({ length: 20 }, (_, index) => `layer-${index}`)
const motifs: MotifId[] = ['rangoli', 'peacock', 'diya', 'auto-rickshaw', 'cricket-ball']

/** Opens the designer of a shirt with ten texts and ten motifs. */
export async function openDesigner(page: Page, shop: string): Promise<void> {
  // In the shop's draft format (`web/src/shared/designer/drafts/design-drafts.ts`).
  const draft = JSON.stringify({ state: draftOfShirt(), version: 2 })
  await page.addInitScript(`sessionStorage.setItem('draft:designs', ${JSON.stringify(draft)})`)
  await page.goto(`${shop}/product/${product}`)
  for (const choice of ['M', 'Black', 'Front A3']) await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByRole('button', { name: 'Edit design', exact: true }).click()
  await page.getByRole('application').waitFor()
  // All texts and motifs are drawn.
  await page.waitForFunction(`document.querySelectorAll('[role=dialog] image').length === ${layers.length}`)
}

/** Returns the browser's stored draft of a designed shirt. */
function draftOfShirt() {
  const text: TextStyle = {
    text: 'चाय वाला',
    font: 'baloo',
    isBold: false,
    color: '#ffffff',
    align: 'center',
    letterSpacing: 0,
    lineHeight: 1.15,
    arcDeg: 30,
  }
  const styleOf = (index: number) =>
    index % 2 ? text : { motif: motifs[index % motifs.length] ?? 'diya', colors: ['#d3202c', '#ffffff'] }
  const spotOf = (index: number): TextSpot => ({
    middleXMm: 40 + (index % 4) * 60,
    middleYMm: 40 + Math.floor(index / 4) * 70,
    letterMm: index % 2 ? 14 : 40,
    rotationDeg: 0,
  })
  return {
    shirts: { [product]: { layers, active: layers.at(-1) } },
    drawn: Object.fromEntries(layers.map((id, index) => [id, styleOf(index)])),
    spots: Object.fromEntries(layers.map((id, index) => [`${id} Front A3`, spotOf(index)])),
  }
}
