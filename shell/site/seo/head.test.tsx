import type { PageHead } from 'shared-contracts';
import { expect, it } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { Head } from './head.tsx';

const origin = 'https://carefare.example';
const structuredData = [
  { '@type': 'MedicalProcedure', name: 'Facelift' },
  { '@type': 'Service', name: 'Facelift abroad', offers: { '@type': 'AggregateOffer', lowPrice: 3000 } },
  { '@type': 'ItemList', itemListElement: [{ '@type': 'Offer', price: 3000 }] },
];

const breadcrumb = [{ name: 'A page', path: '/a' }];

function dataInHead(config: { isDemonstration?: boolean }, changes: Partial<PageHead> = {}) {
  const page = { title: 'A page', description: 'A page.', canonical: '/a', breadcrumb, structuredData };
  renderShell(<Head head={{ ...page, ...changes }} config={{ origin, ...config }} />);
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return Array.from(scripts, script => JSON.parse(script.textContent) as Record<string, unknown>);
}

const typesInHead = (...of: Parameters<typeof dataInHead>) => dataInHead(...of).map(thing => thing['@type']);

const unpriced = ['Organization', 'BreadcrumbList', 'MedicalProcedure'];

it('has no offer in the structured data of a demonstration', () =>
  expect(typesInHead({ isDemonstration: true })).toEqual(unpriced));

it('has all structured data of a page otherwise', () =>
  expect(typesInHead({})).toEqual([...unpriced, 'Service', 'ItemList']));

it('has no trail of one page', () =>
  expect(typesInHead({}, { breadcrumb: [] })).not.toContain('BreadcrumbList'));

it('dates a page by a day', () => {
  const things = ['2026-11', '2026-11-21'].map(date => ({ '@type': 'WebPage', dateModified: date }));
  expect(dataInHead({}, { structuredData: things }).flatMap(thing => thing.dateModified ?? [])).toEqual([
    '2026-11-01',
    '2026-11-21',
  ]);
});
