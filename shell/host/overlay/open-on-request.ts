import type { KnownComposition } from '../page/modules.ts';

/** Outlines the modules of the page for testers on `?overlay` in the address or Alt+Shift+O. Only then is its code loaded. */
export function openOverlayOnRequest(composition: () => KnownComposition): void {
  const open = (event?: Event) =>
    import(/* webpackChunkName: "overlay" */ './overlay.ts').then(({ toggle }) => toggle(composition, event));
  addEventListener('keydown', event => {
    const { code, altKey, shiftKey, target } = event;
    // In a field these keys type a letter on a Mac.
    if (code === 'KeyO' && altKey && shiftKey && !('value' in (target as Element))) void open(event);
  });
  if (/[?&]overlay/.test(location.search)) void open();
}
