import type { ExposedWidget } from 'shared-contracts';
import { UsualTripVariants } from '../features/trip-variants/usual-trip-variants.tsx';

/** In the slot treatment.trips, beside a country of a treatment: for two, and with a later flight home (section 10). */
export const widget: ExposedWidget = { Component: UsualTripVariants };
