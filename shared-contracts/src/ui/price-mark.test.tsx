import { renderExpose, screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { PriceMark, PricesNote } from './price-mark.tsx';

const show = (
  fields: Partial<Parameters<typeof PriceMark>[0]>,
  options?: Parameters<typeof renderExpose>[1],
) =>
  renderExpose(
    { widget: { Component: () => <PriceMark treatmentId="52" country="South Korea" {...fields} /> } },
    options,
  );

it('leads to the row of the price book, and says that a price without a basis is an estimate', () => {
  show({});
  const link = screen.getByRole('link', { name: 'interpolated' });
  expect(link).toHaveAttribute('href', '/prices#52-south-korea');
});

it('says what is found, with a note that has to stand next to the price', () => {
  show({ basis: 'found', note: 'far above found prices' });
  expect(screen.getByRole('link', { name: 'found' })).toBeVisible();
  expect(screen.getByText('far above found prices')).toBeVisible();
});

it('leads to the row of a price at home', () => {
  show({ country: 'South Africa', isAtHome: true, note: 'Of this, $4,000 is a surgeon’s fee.' });
  const link = screen.getByRole('link', { name: 'interpolated' });
  expect(link).toHaveAttribute('href', '/prices#52-south-africa-at-home');
  expect(screen.getByText('Of this, $4,000 is a surgeon’s fee.')).toBeVisible();
});

it('is not there without a country', () => {
  expect(show({ country: null }).container).toBeEmptyDOMElement();
});

it('is only the note where there is no price book', () => {
  show({ note: 'far above found prices' }, { absent: ['/prices'] });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('far above found prices')).toBeVisible();
});

it.each([
  [
    ['found', 'interpolated'],
    'Found on pages that you can open: 1 of these 2 prices. The rest is interpolated, or set by us.',
  ],
  [
    ['found', 'found', 'set'],
    'Found on pages that you can open: 2 of these 3 prices. The rest is interpolated, or set by us.',
  ],
  [
    ['interpolated', 'set'],
    'These prices are interpolated from what we found for other countries, or set by us.',
  ],
  [['found', 'found'], 'These prices were found on pages that you can open.'],
] as const)(
  'says of prices that are %o what they rest on, and nothing else of one that is marked',
  (bases, text) => {
    const prices = bases.map(basis => ({ basis }));
    renderExpose({ widget: { Component: () => <PricesNote prices={prices} /> } });
    expect(screen.getByText(text)).toBeVisible();
  },
);
