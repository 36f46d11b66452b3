import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Generous for slow machines.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no media queries, and Mantine queries reduced motion.
window.matchMedia ??= query =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
// jsdom has no layout: nothing is resized, and nothing scrolls.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;
// jsdom has these two to say that they are not implemented.
window.scrollBy = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
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
