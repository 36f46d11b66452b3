/** Buttons that do nothing without code. Links, fields, forms and popovers are left to the browser, which needs none. */
const WITHOUT_NATIVE_ACTION = 'button[type=button]:not([popovertarget], [commandfor]), [role=button]';

/**
 * Keeps the clicks that come before the page is hydrated, when nothing would react to them, and repeats them then. A page that
 * stays without code loses its mark, and keeps none either.
 */
export function keepEarlyClicks(root: HTMLElement): void {
  const kept = new Set<HTMLElement>();

  function keepClick(event: MouseEvent): void {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>(WITHOUT_NATIVE_ACTION);
    if (!button) return;
    event.stopImmediatePropagation();
    button.dataset.pressed = '';
    kept.add(button);
  }

  addEventListener('click', keepClick, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', keepClick, true);
    for (const button of kept) {
      delete button.dataset.pressed;
      button.click();
    }
  }).observe(root, { attributeFilter: ['data-hydrated', 'data-scripts'] });
}
