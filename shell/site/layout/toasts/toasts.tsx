import { type ComponentType, useSyncExternalStore } from 'react';
import type { Toast } from 'shared-contracts';
import { createValueStore } from 'shared-contracts/host';
import { announce } from '../../../host/announcer.tsx';
import { retryWithBackoff } from '../../../host/remote/retry-with-backoff.ts';

interface Outlet {
  Outlet: ComponentType;
  show(toast: Toast): void;
}

const outlet = createValueStore<Outlet | undefined>(undefined);
let isRequested = false;
const pending: Toast[] = [];

/** The outlet's code is loaded with the first toast: most visits never show one. */
const importOutlet = (): Promise<Outlet> =>
  import(/* webpackChunkName: "toasts" */ './toast-outlet.tsx').then(module => module.outlet);

/** Shows a toast, and announces its text, so that the outlet needs no live region of its own. */
export function notify(toast: Toast): void {
  announce([toast.title, toast.text].filter(Boolean).join('. '));
  const loaded = outlet.get();
  if (loaded) return loaded.show(toast);
  pending.push(toast);
  if (isRequested) return;
  isRequested = true;
  retryWithBackoff(async () => {
    const arrived = await importOutlet();
    for (const waiting of pending.splice(0)) arrived.show(waiting);
    outlet.set(arrived);
  });
}

/** Renders the site's one toast outlet, once there has been a toast. */
export function Toasts() {
  const loaded = useSyncExternalStore(outlet.subscribe, outlet.get, () => undefined);
  return loaded ? <loaded.Outlet /> : null;
}
