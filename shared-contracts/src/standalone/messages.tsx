import { useSyncExternalStore } from 'react';
import type { Toast } from '../remote/services.ts';
import { createValueStore } from '../value-store.ts';
import classes from './standalone.module.css';

const toasts = createValueStore<readonly (Toast & { id: number })[]>([]);
const announcement = createValueStore('');
let lastId = 0;

/** Shows a toast of the standalone page. It stays until it is closed, so that a developer can read it. */
export function notify(toast: Toast): void {
  lastId += 1;
  toasts.set([...toasts.get(), { ...toast, id: lastId }]);
}

/** Announces a text in the live region of the standalone page. */
export const announce = (text: string): void => announcement.set(text);

const close = (id: number) => toasts.set(toasts.get().filter(toast => toast.id !== id));

/** Toasts and live region of the standalone page. */
export function MessageOutlet() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const text = useSyncExternalStore(announcement.subscribe, announcement.get);
  return (
    <div className={classes.messages}>
      <p className={classes.announcement} aria-live="polite">
        {text}
      </p>
      <ul className={classes.toasts}>
        {shown.map(toast => (
          <li key={toast.id} data-tone={toast.tone}>
            <strong>{toast.title}</strong>
            <span>{toast.text}</span>
            <button type="button" aria-label={`Close: ${toast.title}`} onClick={() => close(toast.id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
