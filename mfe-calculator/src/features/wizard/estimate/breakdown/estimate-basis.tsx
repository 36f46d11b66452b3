import { type Faq, priceFigure } from 'shared-contracts';
import { Link, moneyIn, PriceMark, Title, useServices } from 'shared-contracts/ui';
import { rangeOf } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { Fold } from '../fold.tsx';
import { breakdownCopy } from './breakdown.copy.ts';
import classes from './estimate-basis.module.css';
import { assumptionsOf, flyingAdvice } from './estimate-notes.rules.ts';

const { price: copy, assumed, excludes, checkQuote } = breakdownCopy;

/** What the estimate is based on: the treatment's price range, the assumptions, what is not included. */
export function EstimateBasis({ data, faqs }: { data: WizardData; faqs: readonly Faq[] }) {
  const { trip, destination, local } = data;
  const { exact } = moneyIn(local);
  const { hasPage } = useServices();
  const range = destination && rangeOf({ low: destination.priceLow, high: destination.priceHigh }, local);
  return (
    <div className={classes.basis}>
      {destination && (
        <div>
          <Title order={4}>{copy.title(destination.country)}</Title>
          <p className={classes.range}>
            {range ?? priceFigure(destination.basePrice, undefined, exact)}{' '}
            <PriceMark treatmentId={trip.treatmentType ?? ''} {...destination} />
          </p>
          {range && <p>{copy.typical(exact(destination.basePrice), destination.priceUnit)}</p>}
        </div>
      )}
      <TextList title={assumed.title} items={assumptionsOf(data, flyingAdvice(faqs))} />
      <TextList title={excludes.title} items={[...(destination?.excludes ?? []), excludes.reserve]} />
      {hasPage('/check-a-quote') && (
        <p>
          <Link
            to="/check-a-quote"
            state={{ treatment: trip.treatmentType ?? '', country: destination?.country ?? '' }}
          >
            {checkQuote}
          </Link>
        </p>
      )}
    </div>
  );
}

function TextList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Fold title={<Title order={4}>{title}</Title>}>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Fold>
  );
}
