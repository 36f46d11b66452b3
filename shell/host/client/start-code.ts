const ASK_AGAIN_AFTER_MS = 2_000;
/** Some browsers and add-ons never say that the page is painted. */
const PAINTED_AFTER_LOAD_MS = 1_000;

/**
 * Asks for the page's code, which waits in a template, once the page is painted for the first time: until then HTML and
 * pictures have the network for themselves. No visitor can want to use the page earlier. A script that does not arrive is asked
 * for once more, and leaves a page without code if it fails again.
 */
export function startCode(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-code]');
  if (!template) return;
  for (const script of template.content.children) {
    // A copy of a script that was requested already would do nothing.
    const copy = script.cloneNode();
    script.addEventListener('error', () => setTimeout(() => document.body.append(copy), ASK_AGAIN_AFTER_MS));
    // The others are preloads: a page becomes live without them.
    if ('src' in copy) copy.addEventListener('error', () => delete document.documentElement.dataset.scripts);
  }
  // Does nothing the second time, since the template is not part of the page then.
  const start = () => template.replaceWith(template.content);
  addEventListener('load', () => setTimeout(start, PAINTED_AFTER_LOAD_MS));
  if ('PerformanceObserver' in window)
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}
