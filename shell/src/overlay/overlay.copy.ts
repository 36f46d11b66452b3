/** Texts for testers. */
export const overlayCopy = {
  label: 'Test overlay',
  fold: 'Fold',
  unfold: 'Unfold',
  close: 'Close',
  link: {
    copy: 'Copy reproduction link',
    copied: 'Copied',
    refused: 'The browser refused the clipboard. Copy this link:',
    label: 'Reproduction link',
  },
  parts: {
    title: 'Parts of this page',
    outlines: 'Outline them in the page',
    composition: (id: string) => `Composition ${id}`,
    states: { live: 'live', inert: 'server HTML', fallback: 'fallback' },
    absent: 'not on this page',
    missing: 'no release',
    files: (count: number, size: string, sent: string) =>
      `${count} ${count === 1 ? 'file' : 'files'}, ${size} (transferred: ${sent})`,
    unknownSizes: (count: number) =>
      `${count} ${count === 1 ? 'file' : 'files'} of another origin, sizes unknown`,
    slowest: (ms: number) => `slowest file ${ms} ms`,
    errors: (count: number, isMore: boolean) =>
      `${count}${isMore ? ' or more' : ''} ${count === 1 ? 'error' : 'errors'}`,
    vitals: 'Vitals',
    noVitals: 'none yet',
  },
  trip: {
    title: 'Trip',
    changes: 'Last changes',
    none: 'none since the overlay was opened',
  },
  override: {
    title: 'Run another release',
    none: 'This shell allows no other releases: OVERRIDE_HOSTS is not set.',
    hosts: (hosts: string) => `In this browser alone. Allowed hosts: ${hosts}`,
    remote: 'Remote',
    address: 'Address of its release.json',
    submit: 'Continue',
  },
  faults: {
    title: 'Faults in this tab',
    note: 'A throw happens at once. What is refused or slow is so when code is loaded: reload the page.',
    none: 'none',
    reload: 'Reload the page',
    heal: 'Heal all',
  },
} as const;
