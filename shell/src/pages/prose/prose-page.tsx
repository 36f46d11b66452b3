import type { ComponentProps, ReactNode } from 'react';
import { pageAt } from 'shared-contracts/host';
import { PageHero } from 'shared-contracts/ui';
import { Closing } from '../closing/closing.tsx';
import type { ShellPage } from '../shell-page.ts';
import { proseCopy as copy } from './prose.copy.ts';
import type { ProseSection } from './prose.rules.ts';
import { Prose } from './prose.tsx';

export interface ProseText {
  eyebrow: string;
  lead: string;
  sections: readonly ProseSection[];
  action: ComponentProps<typeof Closing>;
}

/** A page of prose with a call to action. @param after what follows the last section */
export const createProsePage = (
  path: string,
  { eyebrow, lead, sections, action }: ProseText,
  after?: ReactNode,
): ShellPage => ({
  Component: () => (
    <>
      <PageHero eyebrow={eyebrow} title={pageAt(path).title} lead={lead} />
      <Prose sections={sections} contents={copy.contents}>
        {after}
      </Prose>
      <Closing {...action} />
    </>
  ),
});
