import { answering, renderExpose, screen, treatmentTripsWire, tripCostsWire } from '@carefare/testing';
import { expect, it } from 'vitest';
import { PublicCare } from './public-care.tsx';

const show = (trips: Parameters<typeof treatmentTripsWire>[0] = {}) => {
  const answer = tripCostsWire({ treatments: [treatmentTripsWire(trips)] });
  renderExpose(
    { widget: { Component: () => <PublicCare treatmentId="52" source="UK" /> } },
    { api: answering('GET', 'masters/trip-costs', answer) },
  );
  expect(screen.getByText('Ask your public insurer first: it may cover this.')).toBeVisible();
};

it('says what public care pays where the visitor lives, and who says so, as a link', async () => {
  show();
  expect(await screen.findByText(/^NHS treatment is free of charge\. Source:/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'NHS' })).toHaveAttribute('href', 'https://nhs.example/');
});

it('names a source without an address', async () => {
  show({ public_care: { text: 'Plans pay.', source: 'A guide' } });
  expect(await screen.findByText('Plans pay. Source: A guide.')).toBeVisible();
});
