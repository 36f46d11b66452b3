import { useAtomValue } from 'jotai/react';
import type { ReactNode, RefObject } from 'react';
import { queries } from '../../api/queries.ts';
import type { Treatment } from '../../api/treatments.ts';
import type { TripCosts } from '../../api/trip-costs.ts';
import { searchedCountry } from '../../treatments/read-search.ts';
import type { Searchable } from '../../treatments/search.ts';
import { treatmentSlug } from '../../treatments/slugs.ts';
import { aboutUsd } from '../../trip/compare-with-home.ts';
import { countriesAtom } from '../../trip/trip-atoms.ts';
import { scopeOf } from '../../trip/trip-words.ts';
import { cheapestOf, typicalTripOf } from '../../trip/typical-trip.ts';
import { describeTypicalUnits } from '../../trip/units.ts';
import { LocalAmount } from '../currency/local-amount.tsx';
import { useLocalCurrency } from '../currency/use-local-currency.ts';
import { useServices } from '../providers.tsx';
import { useTripCosts } from '../residence/use-trip-costs.ts';
import { useApiQuery } from '../use-api-query.ts';
import { searchCopy as copy } from './search.copy.ts';
import { type SearchablePage, searchPages } from './search-pages.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useAnnouncedResult, useTreatmentSearch } from './use-treatment-search.ts';

export interface SuggestionsProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  term: string;
  /** The page shows and announces the number of results itself. */
  isQuiet?: boolean | undefined;
  onChoose(name: string, treatmentId: string, slug: string): void;
  /** Pages of the site that are found by their names as well, such as "Check a quote", and what opens one. */
  pages?: { list: readonly SearchablePage[]; open(path: string): void } | undefined;
}

type Suggested = Searchable & { id: string } & Partial<Treatment>;

const NONE: Suggested[] = [];

/** The treatments that a term finds, each with its lowest figure of any country; all of them for an empty term. */
export function Suggestions({ id, input, term, isQuiet = false, onChoose, pages }: SuggestionsProps) {
  const { api, offers } = useServices();
  const isShort = offers('short-list');
  const list = useApiQuery<Suggested[]>(
    isShort ? queries.treatments(api) : queries.foundTreatments(api, term),
    NONE,
    { keepPrevious: !isShort },
  );
  // Of a long list nobody has the totals of all.
  const costs = useTripCosts(isShort ? {} : null);
  const local = useLocalCurrency();
  // Figures that came later would move the options.
  const isLoading = list.loading || costs.loading || local === undefined;
  const { found, nearest, notHere, isSettled: hasEnded } = useTreatmentSearch(list.data, term);
  const isSettled = hasEnded || (!isShort && list.data.length === 0 && !list.failed);
  const { destinations } = useAtomValue(countriesAtom);
  const foundPages = notHere
    ? (pages?.list ?? []).filter(({ path }) => path === notHere.link.to)
    : pages && isSettled
      ? searchPages(pages.list, term, found.length === 0, destinations)
      : [];
  const isNothing = notHere !== null || (isSettled && found.length + foundPages.length === 0);
  const country = searchedCountry(term, destinations);
  const missed = notHere?.sentence ?? `${copy.none(term.trim())} ${nearest.length > 0 ? copy.nearest : ''}`;
  const note = isNothing ? missed : '';
  const result = isNothing
    ? `${note} ${nearest.map(({ name }) => name).join(', ')}`.trim()
    : copy.found(found.length, foundPages.length);
  useAnnouncedResult(term, isSettled && !isLoading && !isQuiet ? result : null);
  if (!isSettled || isLoading) return null;
  return (
    <SuggestionList
      // Another list, which did not move there.
      key={isNothing ? 'nearest' : 'found'}
      id={id}
      input={input}
      note={note}
      options={[
        ...foundPages.map(({ path, name }) => ({
          id: path,
          name,
          figure: null,
          onChoose: () => pages?.open(path),
        })),
        ...(isNothing ? nearest : found).map(treatment => ({
          id: treatment.id,
          name: treatment.name,
          figure: figureOf(treatment, costs.data, country),
          onChoose: () => onChoose(treatment.name, treatment.id, treatmentSlug(treatment)),
        })),
      ]}
    />
  );
}

/**
 * The treatment's lowest price, and the whole trip in its place once it is known where the visitor lives (section 10.6). Of a
 * country that the term names its own figure; the country only where that is not known.
 */
function figureOf(treatment: Suggested, costs: TripCosts | null, country: string | null): ReactNode {
  const {
    estimatedCost,
    typicalCost = estimatedCost,
    basis = 'estimate',
    typicalUnits = 1,
    unit = null,
  } = treatment;
  if (estimatedCost === undefined) return null;
  const trip = typicalTripOf(costs, treatment.id);
  const cheapest = country ? trip?.costs.find(cost => cost.country === country) : cheapestOf(trip);
  const place = country && `${copy.inCountry(country)}: `;
  if (cheapest)
    return (
      <>
        {place}
        {copy.lowest(aboutUsd(cheapest.total), cheapest.basis, scopeOf(costs, treatment))}
        <LocalAmount usd={cheapest.total} />
      </>
    );
  if (country && treatment.cheapestIn !== country) return copy.inCountry(country);
  const units = describeTypicalUnits({ typicalUnits: typicalCost === null ? 1 : typicalUnits, unit });
  return copy.lowestPrice(
    typicalCost ?? estimatedCost,
    basis,
    units === null ? scopeOf(null, treatment) : `for ${units}`,
  );
}
