import { pageAt } from 'shared-contracts/host';
import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../page/shell-page.ts';
import { Closing } from '../closing/closing.tsx';
import { Prose } from '../prose/prose.tsx';
import { whoPaysUsCopy as copy } from './who-pays-us.copy.ts';

function WhoPaysUs() {
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={pageAt('/who-pays-us').title} lead={copy.lead} />
      <Prose sections={copy.sections} contents={copy.contents} />
      <Closing {...copy.action} />
    </>
  );
}

export const page: ShellPage = { Component: WhoPaysUs };
