import { useSyncExternalStore } from 'react';
import type { Toast } from '../composition/services.ts';
import classes from './standalone.module.css';

interface Messages {
  toasts: readonly (Toast & { id: number })[];
  said: string;
}

let messages: Messages = { toasts: [], said: '' };
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Messages): void {
  messages = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The standalone page's toasts: a plain list that stays until it is closed, so that a developer can read it. */
export function notify(toast: Toast): void {
  show({ ...messages, toasts: [...messages.toasts, { ...toast, id: ++lastId }] });
}

/** The standalone page's live region. */
export function announce(text: string): void {
  show({ ...messages, said: text });
}

/** Closes all toasts and forgets what was said. */
export const clearMessages = () => show({ toasts: [], said: '' });

const close = (id: number) => show({ ...messages, toasts: messages.toasts.filter(toast => toast.id !== id) });

/** Shows what `notify` and `announce` were given. */
export function MessageOutlet() {
  const { toasts, said } = useSyncExternalStore(subscribe, () => messages);
  return (
    <div className={classes.messages}>
      <p className={classes.said} aria-live="polite">
        {said}
      </p>
      <ul className={classes.toasts}>
        {toasts.map(({ id, title, text, tone }) => (
          <li key={id} data-tone={tone}>
            <strong>{title}</strong>
            <span>{text}</span>
            <button type="button" aria-label={`Close: ${title}`} onClick={() => close(id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
