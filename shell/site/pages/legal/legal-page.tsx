import { brand } from 'shared-contracts';
import type { ShellModule } from '../../../host/shell-module.ts';
import { createProsePage } from '../prose/prose-page.tsx';
import type { SiteFacts } from '../site-facts.ts';
import { legalCopy as copy, type LegalText } from './legal.copy.ts';
import classes from './legal-page.module.css';

/** A legal page: its text, the support address and a call to action (specification, section 2). */
export const createLegalPage = (
  path: '/terms' | '/privacy' | '/cookies',
  text: (facts: SiteFacts) => LegalText,
): ShellModule =>
  createProsePage(
    path,
    facts => ({ ...text(facts), eyebrow: copy.eyebrow }),
    <p className={classes.support}>
      {copy.support} <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </p>,
  );
