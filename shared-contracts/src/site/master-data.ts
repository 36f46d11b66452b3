/** The countries of the API. */
export interface Countries {
  /** Countries that a trip may start in, in the order of the lists on screen. */
  sources: readonly string[];
  /** Whether it may start elsewhere as well (`OTHER_SOURCE`). */
  hasOtherSource: boolean;
  /** Countries that a visitor may say to live in, `OTHER_SOURCE` among them: it is known what typical trips from there cost. */
  residences: readonly string[];
  /** Where a trip may lead. */
  destinations: readonly string[];
}

/** What the API has for every page, which is known before any call. */
export interface MasterData extends Countries {
  /** Whether there are more treatments than a page takes: a call for them then gets the part that it asks for. */
  hasManyTreatments: boolean;
}

/** What a page is made of besides the data of every page. Without it the page is not there. */
export const pageNeeds = ['price-book', 'countries'] as const;
export type PageNeed = (typeof pageNeeds)[number];
