import type { Countries } from '../trip/trip-atoms.ts';

/** What the API has for every page, which is known before any call. */
export interface MasterData extends Countries {
  /** Whether there are more treatments than a page takes: calls for them then get those that they ask for. */
  hasManyTreatments: boolean;
}

/** What a page is made of beside the data of every page. Without it the page is not there. */
export const pageNeeds = ['price-book', 'countries'] as const;
export type PageNeed = (typeof pageNeeds)[number];
