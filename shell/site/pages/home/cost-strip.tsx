import type { ReactNode } from 'react';
import { formatMonth, usd } from 'shared-contracts';
import { Link, Title, useServices } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { SAMPLES_AS_OF, sampleCosts } from '../../fallbacks/sample-costs.ts';
import { treatmentAddress } from '../linked-treatments.ts';
import classes from './cost-strip.module.css';
import { homeCopy } from './home.copy.ts';

const copy = homeCopy.strip;

/** The strip of sample costs: four entries, each with its unit. It leaves out treatments that the API does not have. */
export function CostStrip({ children }: { children?: ReactNode }) {
  const { hasPage } = useServices();
  const samples = sampleCosts.filter(({ treatment }) => hasPage(treatmentAddress(treatment)));
  return (
    <section className={classes.strip} aria-labelledby="sample-costs">
      <Container>
        <Title order={2} size="h4" id="sample-costs">
          {copy.label}
        </Title>
        {samples.length > 0 && (
          <ul className={classes.items}>
            {samples.map(sample => (
              <li key={sample.treatment}>
                <Link to={treatmentAddress(sample.treatment)}>
                  {copy.sample(sample)} <strong>{usd(sample.price)}</strong>
                </Link>
                <span>{sample.unit}</span>
                {sample.note && (
                  <span className={classes.note} data-warning="">
                    {sample.note}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className={classes.foot}>
          {children}
          {samples.length > 0 && <p data-note="">{copy.asOf(formatMonth(SAMPLES_AS_OF))}</p>}
        </div>
      </Container>
    </section>
  );
}
