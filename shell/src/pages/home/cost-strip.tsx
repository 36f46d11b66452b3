import { type CSSProperties, useState } from 'react';
import {
  aboutUsd,
  formatMonth,
  OTHER_SOURCE,
  residenceAtom,
  type TripCosts,
  treatmentIdOfSlug,
  usd,
} from 'shared-contracts';
import { Link, ResidenceSelect, useAtomValue, useTripCosts } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { SAMPLES_AS_OF, type SampleCost, sampleCosts } from '../../fallbacks/sample-costs.ts';
import classes from './cost-strip.module.css';
import { homeCopy } from './home.copy.ts';
import { PauseButton } from './pause-button.tsx';

const copy = homeCopy.strip;

/** The scrolling strip of sample costs. Each item is in the page once and moves by its own animation. */
export function CostStrip() {
  const [paused, setPaused] = useState(false);
  const { country } = useAtomValue(residenceAtom);
  const { data: costs } = useTripCosts();
  return (
    <section className={classes.strip} aria-label={copy.label}>
      <div className={classes.window} data-paused={paused ? '' : undefined}>
        <ul className={classes.items} style={{ '--count': sampleCosts.length } as CSSProperties}>
          {sampleCosts.map((sample, index) => (
            <li key={sample.treatment} style={{ '--index': index } as CSSProperties}>
              <Link to={`/treatments/${sample.slug}`}>
                {sample.treatment} in {sample.country} <strong>{usd(sample.price)}</strong>
              </Link>
              <span>{sample.unit}</span>
              <span>{describeTrip(sample, costs, country)}</span>
            </li>
          ))}
        </ul>
      </div>
      <Container className={classes.foot}>
        <ResidenceSelect />
        <p>{copy.asOf(formatMonth(SAMPLES_AS_OF))}</p>
        <PauseButton labels={copy} isPaused={paused} onToggle={() => setPaused(!paused)} />
      </Container>
    </section>
  );
}

/** What the sample's whole trip costs, once it is known from where; until then, what its price leaves out. */
function describeTrip(
  { slug, country, many }: SampleCost,
  costs: TripCosts | null,
  from: string | null,
): string {
  const id = treatmentIdOfSlug(slug);
  const trips = costs?.treatments.find(({ treatmentId }) => treatmentId === id);
  const trip = trips?.costs.find(cost => cost.country === country);
  if (!trips || !trip || from === null) return copy.plusTravel;
  const total = aboutUsd(trip.total) + (many ? copy.units(trips.units, many) : '');
  return from === OTHER_SOURCE ? copy.withoutTravel(total) : copy.allIn(total, from);
}
