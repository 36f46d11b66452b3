import type { Toast } from 'shared-contracts';
import { announce } from './announcer.tsx';

/** Section 9's notification defaults: visible at a time, and milliseconds until one closes by itself. */
export const TOAST_LIMIT = 3;
export const AUTO_CLOSE_MS = 4_000;

export interface ShownToast extends Toast {
  id: number;
}

let queue: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; beyond the limit it waits for its turn. The text is said by the announcer, so that the outlet needs no
 * live region of its own.
 */
export function notify(toast: Toast): void {
  change([...queue, { ...toast, id: ++lastId }]);
  announce([toast.title, toast.text].filter(Boolean).join('. '));
}

/** Takes a toast away, shown or waiting. */
export function closeToast(id: number): void {
  change(queue.filter(toast => toast.id !== id));
}

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All toasts, waiting ones last; the same array until something changes. */
export const readToasts = (): readonly ShownToast[] => queue;
