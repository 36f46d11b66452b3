import { type ReactNode, useState } from 'react';
import {
  aboutUsd,
  formatMonth,
  OTHER_SOURCE,
  residenceAtom,
  type TripCosts,
  treatmentIdOfSlug,
  usd,
} from 'shared-contracts';
import { Link, LocalAmount, ResidenceSelect, useAtomValue, useTripCosts } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { SAMPLES_AS_OF, type SampleCost, sampleCosts } from '../../fallbacks/sample-costs.ts';
import classes from './cost-strip.module.css';
import { homeCopy } from './home.copy.ts';
import { PauseButton } from './pause-button.tsx';

const copy = homeCopy.strip;

/** The strip of sample costs, which scrolls to its end and back. */
export function CostStrip() {
  const [paused, setPaused] = useState(false);
  const { country } = useAtomValue(residenceAtom);
  const { data: costs } = useTripCosts();
  return (
    <section className={classes.strip} aria-label={copy.label}>
      <Container className={classes.head}>
        <ResidenceSelect />
        <PauseButton labels={copy} isPaused={paused} onToggle={() => setPaused(!paused)} />
      </Container>
      <div className={classes.window} data-paused={paused ? '' : undefined}>
        <ul className={classes.items}>
          {sampleCosts.map(sample => (
            <li key={sample.treatment}>
              <Link to={`/treatments/${sample.slug}`}>
                {copy.sample(sample)} <strong>{usd(sample.price)}</strong>
              </Link>
              <span>{copy.unit(sample.unit)}</span>
              {sample.note && <span className={classes.note}>{sample.note}</span>}
              <span>{describeTrip(sample, costs, country)}</span>
            </li>
          ))}
        </ul>
      </div>
      <Container>
        <p data-note="">{copy.asOf(formatMonth(SAMPLES_AS_OF))}</p>
      </Container>
    </section>
  );
}

/** What the sample's whole trip costs, once it is known from where; until then, what its price leaves out. */
function describeTrip(
  { slug, country, many }: SampleCost,
  costs: TripCosts | null,
  from: string | null,
): ReactNode {
  const id = treatmentIdOfSlug(slug);
  const trips = costs?.treatments.find(({ treatmentId }) => treatmentId === id);
  const trip = trips?.costs.find(cost => cost.country === country);
  if (!trips || !trip || from === null) return copy.plusTravel;
  const total = aboutUsd(trip.total) + (many ? copy.units(trips.units, many) : '');
  return (
    <>
      {from === OTHER_SOURCE ? copy.withoutTravel(total) : copy.allIn(total, from)}
      <LocalAmount usd={trip.total} />
    </>
  );
}
