import { answering, renderExpose, screen, tripCostsWire } from '@carefare/testing';
import { expect, it } from 'vitest';
import { PublicCare } from './public-care.tsx';

const [hip] = tripCostsWire().treatments;
const show = (care: unknown) => {
  const answer = { ...tripCostsWire(), treatments: [{ ...hip, public_care: care }] };
  renderExpose(
    { widget: { Component: () => <PublicCare treatmentId="52" source="UK" /> } },
    { api: answering('GET', 'masters/trip-costs', answer) },
  );
  expect(screen.getByText('Ask your public insurer first: it may cover this.')).toBeVisible();
};

it('says what public care pays where the visitor lives, and who says so, as a link', async () => {
  show(hip?.public_care);
  expect(await screen.findByText(/^NHS treatment is free of charge\. Source:/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'NHS' })).toHaveAttribute('href', 'https://nhs.example/');
});

it('names a source without an address', async () => {
  show({ text: 'Plans pay.', source: 'A guide' });
  expect(await screen.findByText('Plans pay. Source: A guide.')).toBeVisible();
});
