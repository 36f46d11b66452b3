import { type CSSProperties, useState } from 'react';
import { formatMonth, usd } from 'shared-contracts';
import { Container, Link } from 'shared-contracts/ui';
import { SAMPLES_AS_OF, sampleCosts } from '../../fallbacks/sample-costs.ts';
import classes from './cost-strip.module.css';
import { homeCopy } from './home.copy.ts';
import { PauseButton } from './pause-button.tsx';

const copy = homeCopy.strip;

/** The scrolling strip of sample costs. Each item is in the page once and moves by its own animation. */
export function CostStrip() {
  const [paused, setPaused] = useState(false);
  return (
    <section className={classes.strip} aria-label={copy.label}>
      <div className={classes.window} data-paused={paused ? '' : undefined}>
        <ul className={classes.items} style={{ '--count': sampleCosts.length } as CSSProperties}>
          {sampleCosts.map(({ treatment, slug, country, price, unit }, index) => (
            <li key={treatment} style={{ '--index': index } as CSSProperties}>
              <Link to={`/treatments/${slug}`}>
                {treatment} in {country} <strong>{usd(price)}</strong>
              </Link>
              <span>{unit}</span>
            </li>
          ))}
        </ul>
      </div>
      <Container className={classes.foot}>
        <p>{copy.asOf(formatMonth(SAMPLES_AS_OF))}</p>
        <PauseButton labels={copy} isPaused={paused} onToggle={() => setPaused(!paused)} />
      </Container>
    </section>
  );
}
