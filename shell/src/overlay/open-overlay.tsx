import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { TripStore } from 'shared-contracts';
import type { Modules } from '../composition/modules.ts';
import type { PublicConfig } from '../page-payload.ts';
import { Overlay } from './overlay.tsx';
import { observeVitals } from './page-vitals.ts';

/** What the overlay shows of the page. */
export type OverlaidPage = [modules: Modules, store: TripStore, config: PublicConfig];

let host: HTMLElement | undefined;

/**
 * Shows the overlay for testers. In a root of its own: it is no part of the page, and stays while the page changes.
 * @param keydown if it was opened by keyboard: it takes the focus
 */
export function open(page: OverlaidPage, keydown?: Event): void {
  host ??= render(page);
  if (keydown) host.querySelector('section')?.focus();
}

function render([{ composition }, store, { overrideHosts }]: OverlaidPage): HTMLElement {
  observeVitals();
  const element = document.createElement('div');
  // Nothing hydrates as nothing. `createRoot` would be code that every page loads.
  const root = flushSync(() => hydrateRoot(element, null));
  const focused = document.activeElement;
  const close = () => {
    const hadFocus = element.contains(document.activeElement);
    root.unmount();
    element.remove();
    host = undefined;
    if (hadFocus && focused instanceof HTMLElement) focused.focus();
  };
  element.addEventListener('keydown', event => {
    if (event.key === 'Escape') close();
  });
  document.body.append(element);
  flushSync(() =>
    root.render(
      <Overlay composition={composition} store={store} overrideHosts={overrideHosts ?? []} onClose={close} />,
    ),
  );
  return element;
}
