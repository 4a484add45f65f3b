/**
 * Takes the shop's font if it is there before anything is drawn; else `take-brand-font.ts` does, with the second page of the visit.
 */
export function startBrandFont(): void {
  let isDrawn = false
  const look = () => {
    if (document.querySelector('#root > *')) isDrawn = true
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const faces = [...document.querySelectorAll<HTMLLinkElement>('link[data-letters]')].map(({ href, dataset }) => {
    const face = new FontFace('Anek', `url(${href})`, {
      weight: '400 800',
      stretch: '75% 100%',
      ...(dataset.letters !== undefined && { unicodeRange: dataset.letters }),
    })
    face.load().then(
      () => isDrawn || document.fonts.add(face),
      () => undefined,
    )
    return face
  })
  Object.assign(window, { brandFaces: faces })
}
