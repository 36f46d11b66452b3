/**
 * Keeps the clicks that come before the page is hydrated, when nothing would react to them, and repeats them then. Links,
 * fields, forms and popovers are left to the browser, which needs no code for them. An entry of its own, so that it runs
 * while the page is painted for the first time.
 */
const root = document.documentElement;
const kept = new Set<HTMLElement>();
const WITHOUT_NATIVE_ACTION = 'button[type=button]:not([popovertarget], [commandfor]), [role=button]';

function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>(WITHOUT_NATIVE_ACTION);
  if (!event.isTrusted || !button) return;
  event.stopImmediatePropagation();
  button.dataset.pressed = '';
  kept.add(button);
}

addEventListener('click', keepClick, { capture: true });
new MutationObserver((_, observer) => {
  if (!('hydrated' in root.dataset)) return;
  observer.disconnect();
  removeEventListener('click', keepClick, { capture: true });
  for (const button of kept) {
    delete button.dataset.pressed;
    button.click();
  }
}).observe(root, { attributeFilter: ['data-hydrated'] });
