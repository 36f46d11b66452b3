import { type RemoteKey } from 'e2e-stack';
import type { ModuleId } from 'shared-contracts/host';
import type { Fault } from '../faults/fault.ts';

/** The faults of the matrix, which begins each for each remote on each side. */
export const faults: readonly Fault[] = [
  'refused',
  'reset',
  'status 500',
  'html',
  'truncated',
  'tampered',
  'slow 3 s',
  'slow 8 s',
  'hang',
  'drip',
];

/** Where each remote is on the site. */
export const places = {
  catalogue: { module: 'catalogue/treatments', path: '/treatments', link: 'Treatments', text: 'Cardiac' },
  calculator: { module: 'calculator/calculator', path: '/', link: /home/i, text: 'Step 1 of 5' },
  quote: { module: 'quote/contact', path: '/contact', link: 'Contact Us', text: 'Full Name' },
} as const satisfies Record<
  RemoteKey,
  { module: ModuleId; path: string; link: string | RegExp; text: string }
>;

/** Part of every fallback's text. */
export const FALLBACK_TEXT = /cannot be shown at the moment/;
