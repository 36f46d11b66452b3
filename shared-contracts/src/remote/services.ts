import type { ReactNode } from 'react';
import type { Api } from '../api/api.ts';
import type { Session } from '../session/session.ts';
import type { AnalyticsEvent } from '../site/events.ts';
import type { SlotData } from './exposed-module.ts';

/** A toast; `title` and `text` are the two halves of section 8's messages 'A - B'. */
export interface Toast {
  title: string;
  text: string;
  tone: 'success' | 'error' | 'info';
}

/** A slot of a remote, as the page or widget around it shows it now. */
export interface FilledSlot {
  name: string;
  data: SlotData;
  /** Which of several places. */
  place?: string | undefined;
  /** The HTML that the server rendered there no longer fits what the visitor has said. */
  isOutdated: boolean;
}

/** What the shell offers to pages and widgets through `useServices()`. */
export interface Services {
  api: Api;
  session: Session;
  /** Shows a toast. Never the only place of a message. */
  notify: (toast: Toast) => void;
  /** Announces a text once in the shell's live region. */
  announce: (text: string) => void;
  /** Records an analytics event; ignored before the visitor opts in. */
  track: (event: AnalyticsEvent) => void;
  /** Whether a page is there, by the path of its row. Nothing leads to one that is not. */
  hasPage: (path: string) => boolean;
  /** What fills a slot, for `Slot`. */
  renderSlot?: (slot: FilledSlot) => ReactNode;
  /** What the site has to say of its prices and forms, e.g. that it is a demonstration. `PageHero` shows it. */
  notice?: string | undefined;
  /** Whether the site is a demonstration: nobody answers what its forms send. */
  isDemonstration?: boolean | undefined;
}
