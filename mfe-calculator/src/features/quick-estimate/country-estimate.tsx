import { Dollars, useMoney, useSeenChange, VisuallyHidden } from 'shared-contracts/ui';
import { CountryVariants } from './country-variants.tsx';
import { EstimateLink } from './estimate-link.tsx';
import { type Amount, type Figures, figuresOf, type Span } from './figures.rules.ts';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import classes from './quick-estimate.module.css';
import type { Estimate } from './use-estimate.ts';

interface CountryEstimateProps {
  estimate: Estimate;
  country: string;
  span: Span | null;
  /** What the page is about: it says what else the trip may come to. Else it is a link that covers the card that this stands in. */
  isMain: boolean;
}

/** What the trip to a country costs, and on a card the way into the wizard. */
export function CountryEstimate({ estimate, country, span, isMain }: CountryEstimateProps) {
  const { treatment, answers } = estimate;
  const figures = figuresOf(estimate, country, span, useMoney(), isMain);
  return (
    <div className={classes.country} data-main={isMain ? '' : undefined}>
      {figures && (
        <div className={classes.amounts}>
          {figures.amounts.map(amount => (
            <Total key={amount.when} {...amount} {...figures} />
          ))}
        </div>
      )}
      {isMain ? (
        <CountryVariants estimate={estimate} country={country} />
      ) : (
        <EstimateLink className={classes.explore} treatment={treatment} country={country} counts={answers}>
          <VisuallyHidden>{copy.explore(country)}</VisuallyHidden>
        </EstimateLink>
      )}
    </div>
  );
}

function Total({ amount, when, total, counts, comparison, isLess, scope, isShort }: Amount & Figures) {
  return (
    <div>
      <p {...useSeenChange(amount)}>
        <strong>{amount}</strong> {scope}
        {!isShort && <Dollars usd={total} />}
      </p>
      {when && <p>{when}</p>}
      {counts && <p>{counts}</p>}
      {comparison && <p data-less={isLess ? '' : undefined}>{comparison}</p>}
    </div>
  );
}
