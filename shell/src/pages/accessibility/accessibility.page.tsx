import { pageAt } from 'shared-contracts/host';
import { PageHero } from 'shared-contracts/ui';
import type { ShellPage } from '../../page/shell-page.ts';
import { Closing } from '../closing/closing.tsx';
import { Prose } from '../prose/prose.tsx';
import { accessibilityCopy as copy } from './accessibility.copy.ts';

function Accessibility() {
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={pageAt('/accessibility').title} lead={copy.lead} />
      <Prose sections={copy.sections} contents={copy.contents} />
      <Closing {...copy.action} />
    </>
  );
}

export const page: ShellPage = { Component: Accessibility };
