/** Space follows a link with `data-space` as Enter does (section 2), before its code is there and after. */
export function followBySpace(): void {
  addEventListener('keydown', event => {
    const { key, target } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[data-space]')) return;
    event.preventDefault();
    target.click();
  });
}
