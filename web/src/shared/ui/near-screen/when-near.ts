/**
 * Calls `onNear` once, as soon as an element is within `margin` pixels of the screen. Returns what ends the wait.
 *
 * Chromium 156 has been seen to forget an observer that begins while the visitor scrolls, so scrolling is heard as well.
 */
export function whenNear(element: Element, margin: number, onNear: () => void): () => void {
  const look = () => {
    const [box] = element.getClientRects()
    if (!box || box.top > window.innerHeight + margin || box.bottom < -margin) return
    end()
    onNear()
  }
  const observer = new IntersectionObserver(look, { rootMargin: `${margin}px` })
  const end = () => {
    observer.disconnect()
    window.removeEventListener('scroll', look, { capture: true })
  }
  observer.observe(element)
  window.addEventListener('scroll', look, { passive: true, capture: true })
  return end
}
