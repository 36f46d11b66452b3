import { brand } from 'shared-contracts';
import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { Closing } from '../closing/closing.tsx';
import type { ProseSection } from '../prose/prose.ts';
import { Prose } from '../prose/prose.tsx';
import classes from './legal-page.module.css';

export interface LegalText {
  path: string;
  title: string;
  lead: string;
  description: string;
  sections: readonly ProseSection[];
  action: { title: string; lead: string; label: string; to: string };
}

const VERSION = 'Version of November 2026';

/** A legal page: its text, the support address, and a call to action (specification, section 2). */
export function legalPage({ path, title, lead, description, sections, action }: LegalText): ShellPage {
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
    head: {
      title: `${title} | ${brand.name}`,
      description,
      canonical: path,
      breadcrumb: [{ name: title, path }],
    },
  };
}
