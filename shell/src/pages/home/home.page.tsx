import { PageHero } from 'shared-contracts/ui';
import { Part } from '../../composition/part.tsx';
import type { ShellPage } from '../../composition/shell-page.ts';
import { fallbackOf } from '../../fallbacks/fallbacks.tsx';
import { HeroSearch } from './hero-search.tsx';
export const page: ShellPage = {
  Component: () => (
    <>
      <PageHero title="Know the whole cost before you travel" />
      <HeroSearch />
      <div style={{ height: 900 }} />
      <Part
        id="calculator/calculator"
        anchor="calculator-section"
        fallback={fallbackOf('calculator/calculator')}
      />
      <Part id="catalogue/featured-destinations" fallback={fallbackOf('catalogue/featured-destinations')} />
    </>
  ),
  head: {
    title: 'Know the whole cost before you travel',
    description: 'Know the whole cost before you travel',
    canonical: '/home',
    breadcrumb: [],
  },
  parts: ['calculator/calculator', 'catalogue/featured-destinations'],
};
