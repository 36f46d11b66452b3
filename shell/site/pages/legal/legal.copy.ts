import type { ProseText } from '../prose/prose-page.tsx';

export type LegalText = Omit<ProseText, 'eyebrow'>;

export const legalCopy = {
  eyebrow: 'Legal · Version of November 2026',
  support: 'Questions about this page? Write to',
} as const;
