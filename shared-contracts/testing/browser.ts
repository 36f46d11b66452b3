import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Generous for slow machines.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

// jsdom has no media queries, and Mantine queries reduced motion.
if (typeof window !== 'undefined') {
  window.matchMedia ??= query =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView ??= () => undefined;
  // jsdom has the dialog element, but not its modal form.
  if (!('showModal' in HTMLDialogElement.prototype)) {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    });
  }
}

afterEach(() => {
  cleanup();
  if (typeof localStorage !== 'undefined') localStorage.clear();
});
