import type { ProseSection } from '../prose/prose.rules.ts';

export interface LegalText {
  lead: string;
  sections: readonly ProseSection[];
  action: { title: string; lead: string; label: string; to: string };
}

export const legalCopy = {
  eyebrow: 'Legal · Version of November 2026',
  contents: 'On this page',
  support: 'Questions about this page? Write to',
} as const;
