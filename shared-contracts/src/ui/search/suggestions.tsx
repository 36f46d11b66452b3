import { useAtomValue } from 'jotai/react';
import type { ReactNode, RefObject } from 'react';
import { queries } from '../../api/queries.ts';
import type { Treatment } from '../../api/treatments.ts';
import type { TripCosts } from '../../api/trip-costs.ts';
import { searchedCountry } from '../../treatments/read-search.ts';
import type { Searchable } from '../../treatments/search.ts';
import { treatmentSlug } from '../../treatments/slugs.ts';
import { priceFigure } from '../../trip/price-words.ts';
import { countriesAtom, residenceAtom } from '../../trip/trip-atoms.ts';
import { scopeOf } from '../../trip/trip-words.ts';
import { cheapestOf, typicalTripOf } from '../../trip/typical-trip.ts';
import { describeTypicalUnits } from '../../trip/units.ts';
import { Dollars, type Money, moneyIn } from '../currency/money.tsx';
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
  const { api } = useServices();
  const list = useApiQuery<Suggested[]>(queries.treatments(api, { search: term.trim() }), NONE);
  const costs = useTripCosts();
  const { destinations } = useAtomValue(countriesAtom);
  const { country: source } = useAtomValue(residenceAtom);
  const named = searchedCountry(term, destinations);
  // Until it is known where the visitor lives, what the treatments cost in the country that the search names.
  const isAsked = named !== null && source === null;
  const prices = useApiQuery<TripCosts | null>(
    isAsked ? queries.allTripCosts(api, null, { destination: named }) : null,
    null,
  );
  const local = useLocalCurrency();
  // Figures that came later would move the options.
  const isLoading = list.loading || costs.loading || prices.loading || local === undefined;
  const { found, nearest, notHere, isSettled: hasEnded } = useTreatmentSearch(list.data, term);
  const isSettled = hasEnded || (list.data.length === 0 && !list.loading && !list.failed);
  const foundPages = notHere
    ? (pages?.list ?? []).filter(({ path }) => path === notHere.link.to)
    : pages && isSettled
      ? searchPages(pages.list, term, found.length === 0, destinations)
      : [];
  const isNothing = notHere !== null || (isSettled && found.length + foundPages.length === 0);
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
          figure: figureOf(treatment, costs.data ?? prices.data, named, source, moneyIn(local)),
          onChoose: () => onChoose(treatment.name, treatment.id, treatmentSlug(treatment)),
        })),
      ]}
    />
  );
}

/**
 * The treatment's price, and the whole trip in its place once it is known where the visitor lives (section 10.6): in the country
 * that the search names, else in the one with the lowest.
 */
function figureOf(
  treatment: Suggested,
  costs: TripCosts | null,
  named: string | null,
  source: string | null,
  money: Money,
): ReactNode {
  const {
    estimatedCost,
    typicalCost = estimatedCost,
    cheapestIn = null,
    basis = 'interpolated',
    typicalUnits = 1,
    unit = null,
  } = treatment;
  if (estimatedCost === undefined) return null;
  const trip = typicalTripOf(costs, treatment.id);
  const there = trip?.costs.find(({ country }) => country === named);
  const cost = source === null ? null : (there ?? cheapestOf(trip));
  const units = (isOne: boolean) => describeTypicalUnits({ typicalUnits: isOne ? 1 : typicalUnits, unit });
  const alone = scopeOf(null, treatment);
  if (cost && costs) {
    const figure = there ? money.about(cost.total) : priceFigure(cost.total, cost.basis, money.about);
    return (
      <>
        {copy.figure(figure, cost.country, units(false), scopeOf(costs, treatment))}
        <Dollars usd={cost.total} />
      </>
    );
  }
  if (there) {
    const figure = priceFigure(there.treatment, undefined, money.exact);
    return copy.figure(figure, there.country, units(false), alone);
  }
  if (estimatedCost === 0) return priceFigure(0);
  const figure = priceFigure(typicalCost ?? estimatedCost, basis, money.exact);
  return copy.figure(figure, cheapestIn, units(typicalCost === null), alone);
}
