import { brand, pageAt } from 'shared-contracts';
import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { Closing } from '../closing/closing.tsx';
import type { ProseSection } from '../prose/prose.ts';
import { Prose } from '../prose/prose.tsx';
import classes from './legal-page.module.css';

interface LegalText {
  lead: string;
  sections: readonly ProseSection[];
  action: { title: string; lead: string; label: string; to: string };
}

const VERSION = 'Version of November 2026';

/** A legal page: its text, the support address and a call to action (specification, section 2). */
export function legalPage(path: '/terms' | '/privacy' | '/cookies', text: LegalText): ShellPage {
  const { title } = pageAt(path);
  const { lead, sections, action } = text;
  return {
    Component: () => (
      <>
        <PageHero eyebrow={`Legal · ${VERSION}`} title={title} lead={lead} />
        <Prose sections={sections} contents="On this page">
          <p className={classes.support}>
            Questions about this page? Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
          </p>
        </Prose>
        <Closing {...action} />
      </>
    ),
  };
}
