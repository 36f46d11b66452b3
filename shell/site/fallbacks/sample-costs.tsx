import { formatMonth, usd } from 'shared-contracts';
import { Facts } from './facts.tsx';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';
import { SAMPLES_AS_OF, sampleCosts } from './sample-costs.ts';

/** Section 2's sample costs, with their date. */
export function SampleCosts() {
  const facts = sampleCosts.map(({ treatment, country, price, unit, note }) => ({
    title: copy.sample(treatment, country),
    lines: [`${usd(price)}, ${copy.set}`, unit, ...(note ? [note] : [])],
  }));
  return (
    <>
      <Facts facts={facts} />
      <p className={classes.asOf} data-note="">
        {copy.asOf(formatMonth(SAMPLES_AS_OF))}
      </p>
    </>
  );
}
