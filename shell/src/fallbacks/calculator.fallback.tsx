import { formatMonth, usd } from 'shared-contracts';
import { Button, Link, Section } from 'shared-contracts/ui';
import { ContactLines } from './contact-lines.tsx';
import { FallbackNotice, type FallbackProps } from './fallback-notice.tsx';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';
import { SAMPLES_AS_OF, sampleCosts } from './sample-costs.ts';
import { TreatmentLinks } from './treatment-links.tsx';

/** Shown without the calculator: sample costs, links to all treatments in the element with the search's id, and contact details. */
export function CalculatorFallback({ retry }: FallbackProps) {
  return (
    <Section title={copy.calculator.title} tone="deep">
      <FallbackNotice text={copy.calculator.text} retry={retry} />
      <ul className={classes.facts}>
        {sampleCosts.map(({ treatment, country, price, unit }) => (
          <li key={treatment} data-card="">
            <strong>{copy.calculator.sample(treatment, country)}</strong>
            <span>
              {usd(price)}, {unit}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.asOf} data-note="">
        {copy.calculator.asOf(formatMonth(SAMPLES_AS_OF))}
      </p>
      <div id="treatment-search" className={classes.search}>
        <h3>{copy.calculator.find}</h3>
        <TreatmentLinks />
      </div>
      <Button component={Link} to="/contact">
        {copy.quote}
      </Button>
      <ContactLines />
    </Section>
  );
}
