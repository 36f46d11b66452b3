import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes at once; only a busy machine takes its time.
configure({ asyncUtilTimeout: 4000 });

// jsdom has no media queries; Mantine asks for reduced motion.
if (typeof window !== 'undefined') {
  window.matchMedia ??= query =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  // jsdom lays nothing out, so it does not scroll.
  Element.prototype.scrollIntoView ??= () => undefined;
  // jsdom knows the dialog element, but does not open it as a modal one.
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
