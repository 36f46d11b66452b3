import type { OverlaidPage } from './open-overlay.tsx';

/** Opens the overlay for testers if the address has `?overlay`, and by Alt+Shift+O. Its code is loaded then, and not before. */
export function openOverlayOnRequest(page: OverlaidPage): void {
  const open = (event?: Event) =>
    import(/* webpackChunkName: "overlay" */ './open-overlay.tsx').then(overlay => overlay.open(page, event));
  addEventListener('keydown', event => {
    const { code, altKey, shiftKey, target } = event;
    // In a field these keys type a letter on a Mac.
    if (code === 'KeyO' && altKey && shiftKey && !('value' in (target as Element))) void open(event);
  });
  if (/[?&]overlay/.test(location.search)) void open();
}
