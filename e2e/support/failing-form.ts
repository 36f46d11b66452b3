import { buildChangedRelease } from './build-changed-release.ts';

const start = 'function Contact({ state, flash }: PageProps) {';

/** A release of quote whose form throws in browsers at addresses that end with `#fail`, and never on the server. */
export const buildFailingForm = () =>
  buildChangedRelease('mfe-quote', {
    file: 'src/exposes/contact.tsx',
    from: start,
    to: `${start}
  if (typeof window !== 'undefined' && window.location.hash === '#fail') throw new Error('broken on purpose');`,
  });
