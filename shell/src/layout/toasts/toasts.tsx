import { type ComponentType, useSyncExternalStore } from 'react';
import type { Toast } from 'shared-contracts';
import { announce } from '../announcer.tsx';

interface Outlet {
  Outlet: ComponentType;
  show(toast: Toast): void;
}

let outlet: Outlet | undefined;
let loading: Promise<Outlet> | undefined;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** The outlet's code comes with the first toast: most visits never see one. */
const importOutlet = (): Promise<Outlet> =>
  import(/* webpackChunkName: "toasts" */ './toast-outlet.tsx').then(module => module.outlet);

/**
 * Shows a toast. Its text is said by the announcer, so that the outlet is no live region of its own. What comes before the
 * outlet's code waits for it; a code that cannot be had is asked for again with the next toast.
 */
export function notify(toast: Toast): void {
  announce([toast.title, toast.text].filter(Boolean).join('. '));
  waiting.push(toast);
  loading ??= importOutlet();
  loading.then(showWaiting, () => (loading = undefined));
}

function showWaiting(loaded: Outlet): void {
  outlet = loaded;
  for (const toast of waiting.splice(0)) loaded.show(toast);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The place of the site's one toast outlet: empty until the first toast. */
export function Toasts() {
  const loaded = useSyncExternalStore(
    subscribe,
    () => outlet,
    () => undefined,
  );
  return loaded ? <loaded.Outlet /> : null;
}
