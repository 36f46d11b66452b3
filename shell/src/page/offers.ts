import type { Services } from 'shared-contracts';
import { type ApiAddition, addedCalls, type Composition } from 'shared-contracts/host';
import type { ApiState } from '../../gateway/api-state.ts';

/** Whether the API has a call beyond section 7. */
export type Offers = Services['offers'];

/** What the API of a composition offers. */
export const offersOf =
  ({ lacks = [] }: Pick<Composition, 'lacks'>): Offers =>
  addition =>
    !lacks.includes(addition);

/**
 * Whether the API has anything beyond section 7. What nobody can ask it for beforehand, references of quote requests and
 * saved trips, is taken to be there then.
 */
export const offersMore = (offers: Offers): boolean => addedCalls.some(offers);

/** Releases without the pages that need what the API lacks. */
export const withOfferedPages = (
  remotes: Composition['remotes'],
  lacks: readonly ApiAddition[] = [],
): Composition['remotes'] => {
  const offers = offersOf({ lacks: [...lacks] });
  return Object.fromEntries(
    Object.entries(remotes).map(([key, release]) => [
      key,
      { ...release, pages: release.pages.filter(({ needs }) => !needs || needs.every(offers)) },
    ]),
  );
};

/**
 * A composition as the API lets it be now: with its countries, and without the pages that need what it lacks. Data like any
 * other: the composition and its id stay.
 */
export const withApiState = (
  composition: Composition,
  { lacks, sources, destinations }: ApiState,
): Composition => ({
  ...composition,
  remotes: withOfferedPages(composition.remotes, lacks),
  ...(lacks.length > 0 && { lacks: [...lacks] }),
  ...(sources && { sources: [...sources] }),
  ...(destinations && { destinations: [...destinations] }),
});
