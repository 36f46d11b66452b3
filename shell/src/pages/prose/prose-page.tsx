import type { ComponentProps, ReactNode } from 'react';
import type { PageHead } from 'shared-contracts';
import { pageAt } from 'shared-contracts/host';
import { PageHero, useServices } from 'shared-contracts/ui';
import type { Offers } from '../../page/offers.ts';
import { Closing } from '../closing/closing.tsx';
import type { ShellPage } from '../shell-page.ts';
import { proseCopy as copy } from './prose.copy.ts';
import type { ProseSection } from './prose.rules.ts';
import { Prose } from './prose.tsx';

export interface ProseText {
  /** Added to the head that the page's row gives. */
  head?: Partial<PageHead>;
  eyebrow: string;
  lead: string;
  sections: readonly ProseSection[];
  action: ComponentProps<typeof Closing>;
}

/** A page of prose with a call to action. @param text of what the API offers @param after what follows the last section */
export const createProsePage = (
  path: string,
  text: (offers: Offers) => ProseText,
  after?: ReactNode,
): ShellPage => ({
  Component: () => {
    const { eyebrow, lead, sections, action } = text(useServices().offers);
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
  head: offers => text(offers).head ?? {},
});
