import type { ComponentProps, ReactNode } from 'react';
import { pageAt } from 'shared-contracts/host';
import { PageHero } from 'shared-contracts/ui';
import type { ShellModule } from '../../../host/shell-module.ts';
import { Closing } from '../closing/closing.tsx';
import { type SiteFacts, useFacts } from '../site-facts.ts';
import { proseCopy as copy } from './prose.copy.ts';
import type { ProseSection } from './prose.rules.ts';
import { Prose } from './prose.tsx';

export interface ProseText {
  /** What neither the breadcrumb nor the title says. */
  eyebrow?: string;
  lead: string;
  sections: readonly ProseSection[];
  action: ComponentProps<typeof Closing>;
}

/** A page of prose with a call to action. @param after what follows the last section */
export const createProsePage = (
  path: string,
  text: (facts: SiteFacts) => ProseText,
  after?: ReactNode,
): ShellModule => ({
  Component: () => {
    const { eyebrow, lead, sections, action } = text(useFacts());
    return (
      <>
        <PageHero eyebrow={eyebrow} title={pageAt(path).title} lead={lead} />
        <Prose sections={sections} contents={copy.contents}>
          {after}
        </Prose>
        <Closing {...action} />
      </>
    );
  },
});
