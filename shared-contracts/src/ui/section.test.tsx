import { renderExpose, screen } from '@carefare/testing';
import { PageHero } from 'shared-contracts/ui';
import { expect, it } from 'vitest';

it.each([['A demonstration.'], [undefined]])(
  'says below the top of a page what the site has to say of its prices: %s',
  notice => {
    renderExpose({ widget: { Component: () => <PageHero title="A treatment">$900</PageHero> } }, { notice });
    expect(screen.queryAllByText('A demonstration.')).toHaveLength(notice ? 1 : 0);
  },
);
