import type { ExposedWidget } from 'shared-contracts';
import { FeaturedDestinations } from '../features/destinations/featured-destinations.tsx';

/** The home page's featured destinations. The profiles are static, so there is no data to load. */
export const widget: ExposedWidget = { Component: FeaturedDestinations };
