import { act, answering, renderExpose, screen, treatmentWire } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { expect, it } from 'vitest';
import * as tripVariants from './trip-variants.tsx';

const wire = treatmentWire({
  companions: { usual: 1, note: 'Add a companion.' },
  earliest_flight: { days: 90, after: '3 months', text: 'Wait three months.', source: 'NHS' },
});
const options = {
  path: '/treatments/hip-replacement',
  params: { slug: 'hip-replacement' },
  data: { country: 'India', units: 1 },
  api: answering('GET', 'masters/treatments', [wire]),
};

it('has the total for two and the one of a later flight home, once it is known where the visitor lives', async () => {
  const { store, container } = renderExpose(tripVariants, options);
  expect(container).toBeEmptyDOMElement();
  act(() => store.set(tripAtom, { source: 'UK' }));
  expect(await screen.findByText('For two: about $8,900')).toBeVisible();
  expect(await screen.findByText(/^Flight home after 3 months: about \$8,900, .*at home$/)).toBeVisible();
});

it.each([
  ['of a treatment that is not listed', { params: { slug: 'other' } }],
  ['without a country', { data: {} }],
  ['with a country of another kind', { data: { country: 7 } }],
])('shows nothing %s', async (_what, change) => {
  const { store, container } = renderExpose(tripVariants, { ...options, ...change });
  act(() => store.set(tripAtom, { source: 'UK' }));
  expect(container).toBeEmptyDOMElement();
});
