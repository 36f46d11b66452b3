import type { ExposedWidget } from 'shared-contracts';
import { FeaturedDestinations } from '../features/destinations/featured-destinations.tsx';

/** The home's featured destinations. They need no data: the profiles are static. */
export const widget: ExposedWidget = { Component: FeaturedDestinations };
