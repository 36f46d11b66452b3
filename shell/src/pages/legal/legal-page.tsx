import { brand } from 'shared-contracts';
import { pageAt } from 'shared-contracts/host';
import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../page/shell-page.ts';
import { Closing } from '../closing/closing.tsx';
import { Prose } from '../prose/prose.tsx';
import { legalCopy as copy, type LegalText } from './legal.copy.ts';
import classes from './legal-page.module.css';

/** A legal page: its text, the support address and a call to action (specification, section 2). */
export function createLegalPage(
  path: '/terms' | '/privacy' | '/cookies',
  { lead, sections, action }: LegalText,
): ShellPage {
  return {
    Component: () => (
      <>
        <PageHero eyebrow={copy.eyebrow} title={pageAt(path).title} lead={lead} />
        <Prose sections={sections} contents={copy.contents}>
          <p className={classes.support}>
            {copy.support} <a href={`mailto:${brand.email}`}>{brand.email}</a>.
          </p>
        </Prose>
        <Closing {...action} />
      </>
    ),
  };
}
