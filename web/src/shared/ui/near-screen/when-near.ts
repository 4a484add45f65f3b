/**
 * Calls `onNear` once an element is within `margin` pixels of the screen. Returns a function that cancels.
 *
 * Chromium 156 can miss an observer created during scrolling, so its place now and scroll events are used as well.
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
  look()
  return end
}
