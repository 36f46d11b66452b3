import { expect, it } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { Head } from './head.tsx';

const origin = 'https://carefare.example';
const structuredData = [
  { '@type': 'MedicalProcedure', name: 'Facelift' },
  { '@type': 'Service', name: 'Facelift abroad', offers: { '@type': 'AggregateOffer', lowPrice: 3000 } },
  { '@type': 'ItemList', itemListElement: [{ '@type': 'Offer', price: 3000 }] },
];

function typesInHead(config: { isDemonstration?: boolean }): unknown[] {
  const head = { title: 'A page', description: 'A page.', canonical: '/a', breadcrumb: [], structuredData };
  renderShell(<Head head={head} config={{ origin, ...config }} />);
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return Array.from(scripts, script => (JSON.parse(script.textContent) as Record<string, unknown>)['@type']);
}

const unpriced = ['Organization', 'BreadcrumbList', 'MedicalProcedure'];

it('has no offer in the structured data of a demonstration', () =>
  expect(typesInHead({ isDemonstration: true })).toEqual(unpriced));

it('has all structured data of a page otherwise', () =>
  expect(typesInHead({})).toEqual([...unpriced, 'Service', 'ItemList']));
