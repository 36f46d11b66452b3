import type { Api } from './api/api.ts';
import type { AnalyticsEvent } from './events.ts';
import type { Session } from './session/session.ts';

/** A message that the one toast outlet shows; `title` and `text` are the halves of 'A - B' of section 8. */
export interface Toast {
  title: string;
  text: string;
  tone: 'success' | 'error' | 'info';
}

/** What the shell offers to every part of the page: reached with `useServices()`. */
export interface Services {
  api: Api;
  session: Session;
  /** Shows a toast in the shell's outlet. Never the only carrier of a message. */
  notify: (toast: Toast) => void;
  /** Says a text once in the shell's live region. */
  announce: (text: string) => void;
  /** Records an analytics event; nothing happens before the visitor opted in. */
  track: (event: AnalyticsEvent) => void;
}
