/**
 * Runs in the page: brings an element into view, if it is not or is covered there.
 * @returns its middle, in px of the window, what covers it there, and how many frames the page has drawn since the first
 *   call; undefined without an element
 */
export function findTarget([element]: HTMLElement[]) {
  const page = globalThis as { framesDrawn?: number };
  if (page.framesDrawn === undefined) {
    const count = () => {
      page.framesDrawn = (page.framesDrawn ?? -1) + 1;
      requestAnimationFrame(count);
    };
    count();
  }
  if (!element) return undefined;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const look = () => {
    // Of a link on two lines the first one: the middle of both may lie in neither.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const isHit = [element, ...labels].some(target => target.contains(hit));
    return {
      x,
      y,
      frames: page.framesDrawn ?? 0,
      cover: isHit ? '' : `Covered by ${hit?.outerHTML.slice(0, 200)}`,
    };
  };
  if (!look().cover) return look();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return look();
}
