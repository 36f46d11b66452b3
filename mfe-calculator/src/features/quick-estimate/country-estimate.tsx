import { Button, Dollars, useMoney } from 'shared-contracts/ui';
import { EstimateLink } from './estimate-link.tsx';
import { figuresOf, type Span } from './figures.rules.ts';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import classes from './quick-estimate.module.css';
import { TripVariants } from './trip-variants.tsx';
import type { Estimate } from './use-estimate.ts';

interface CountryEstimateProps {
  estimate: Estimate;
  country: string;
  span: Span | null;
  /** What the page is about: the link is a button. Else it covers the card that this stands in. */
  isMain: boolean;
}

/** What the trip to a country costs, and the way into the wizard. */
export function CountryEstimate({ estimate, country, span, isMain }: CountryEstimateProps) {
  const { treatment, answers } = estimate;
  const figures = figuresOf(estimate, country, span, useMoney());
  const link = { treatment, country, counts: answers, children: copy.explore(country) };
  return (
    <div className={classes.country} data-main={isMain ? '' : undefined}>
      {figures && (
        <div className={classes.amounts}>
          {figures.amounts.map(({ amount, when, total, counts, comparison }) => (
            <div key={amount}>
              <p>
                <strong>{amount}</strong> {figures.scope}
                <Dollars usd={total} />
              </p>
              {when && <p>{when}</p>}
              {counts && <p>{counts}</p>}
              {comparison && <p data-less={comparison.isLess ? '' : undefined}>{comparison.withHome}</p>}
            </div>
          ))}
        </div>
      )}
      <TripVariants estimate={estimate} country={country} />
      {isMain ? (
        <Button size="lg" component={EstimateLink} {...link} />
      ) : (
        <EstimateLink className={classes.explore} {...link} />
      )}
    </div>
  );
}
