import { useAtomValue } from 'jotai/react';
import { withArticle } from '../../format.ts';
import { residenceAtom } from '../../trip/trip-atoms.ts';
import { Failure } from '../failure.tsx';
import { useTripCosts } from './use-trip-costs.ts';

const copy = {
  ask: (stay: string, until: string) =>
    `Choose where you live to see the full cost, flights included, for one patient, ${stay}, standard hotel and food. ${until}`,
  untilThen: 'For now you see the treatment only.',
  loading: 'Adding up the whole trip…',
  missing: 'We know no total for this treatment yet. You see the treatment alone.',
  failed: 'The cost of the whole trip could not be loaded. You see the treatment alone.',
  retry: 'Try again',
  allIn: (source: string, stay: string) =>
    `All in from ${withArticle(source)}: one patient, ${stay}, standard hotel and food, flights and visa.`,
  withoutTravel: (stay: string) =>
    `One patient, ${stay}, standard hotel and food. Flights and visa are not included, because we know none from your country.`,
};

interface TypicalTripNoteProps {
  /** How long the trips are, e.g. `15 nights`. */
  stay: string;
  /** What the page shows until it is known where the visitor lives, as a sentence; the treatment alone by default. */
  until?: string;
  /** A sentence after what all-in totals count, e.g. about the price at home. */
  more?: string;
  /** The totals that the page would show are not among the typical trips. */
  isMissing?: boolean;
}

/** What the totals of a page count (section 10.6), below its `ResidenceSelect`; before that is answered, what they will count. */
export function TypicalTripNote({
  stay,
  until = copy.untilThen,
  more = '',
  isMissing = false,
}: TypicalTripNoteProps) {
  const { country } = useAtomValue(residenceAtom);
  const { data, failed, retry } = useTripCosts();
  if (failed) return <Failure text={copy.failed} label={copy.retry} retry={retry} />;
  const describe = () => {
    if (country === null) return copy.ask(stay, until);
    if (data === null) return copy.loading;
    if (isMissing) return copy.missing;
    return data.travelIncluded ? `${copy.allIn(country, stay)} ${more}` : copy.withoutTravel(stay);
  };
  return (
    <p data-trip-note="" aria-live="polite">
      {describe()}
    </p>
  );
}
