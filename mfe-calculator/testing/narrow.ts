import { vi } from 'vitest';

/** Makes the screen as narrow as a phone's, until mocks are restored. */
export const beNarrow = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(media =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width'),
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
