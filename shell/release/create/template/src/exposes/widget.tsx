import type { ExposedWidget } from 'shared-contracts';
import { Link, Section } from 'shared-contracts/ui';
import { copy } from '../reviews.copy.ts';

const ReviewsWidget = () => (
  <Section title={copy.title}>
    <Link to="/our-reviews">{copy.link}</Link>
  </Section>
);

/** In the slot home.more. */
export const widget: ExposedWidget = { Component: ReviewsWidget };
