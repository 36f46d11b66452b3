import { type ComponentType, useSyncExternalStore } from 'react';
import type { Toast } from 'shared-contracts';
import { createValueStore } from 'shared-contracts/host';
import { announce } from '../announcer.tsx';

interface Outlet {
  Outlet: ComponentType;
  show(toast: Toast): void;
}

const outlet = createValueStore<Outlet | undefined>(undefined);
let loading: Promise<Outlet> | undefined;
const pending: Toast[] = [];

/** The outlet's code is loaded with the first toast: most visits never show one. */
const importOutlet = (): Promise<Outlet> =>
  import(/* webpackChunkName: "toasts" */ './toast-outlet.tsx').then(module => module.outlet);

/**
 * Shows a toast, and announces its text, so that the outlet needs no live region of its own. If the outlet's code fails
 * to load, the next toast tries again.
 */
export function notify(toast: Toast): void {
  announce([toast.title, toast.text].filter(Boolean).join('. '));
  pending.push(toast);
  loading ??= importOutlet();
  loading.then(showPending, () => (loading = undefined));
}

function showPending(loaded: Outlet): void {
  for (const toast of pending.splice(0)) loaded.show(toast);
  outlet.set(loaded);
}

/** Renders the site's one toast outlet, once there has been a toast. */
export function Toasts() {
  const loaded = useSyncExternalStore(outlet.subscribe, outlet.get, () => undefined);
  return loaded ? <loaded.Outlet /> : null;
}
