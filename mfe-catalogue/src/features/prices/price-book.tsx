import {
  type BookTreatment,
  categoryName,
  compareText,
  formatMonth,
  forUnit,
  type PriceBook as PriceBookData,
  priceFigure,
} from 'shared-contracts';
import { Button, Link, Title } from 'shared-contracts/ui';
import { treatmentPath } from '../../shared/addresses.rules.ts';
import { describeUsualTrips } from '../../shared/figures.rules.ts';
import { groupBy } from '../../shared/group-by.ts';
import { PriceTable } from './price-table.tsx';
import { pricesCopy as copy } from './prices.copy.ts';
import classes from './prices.module.css';
import { useNamedPrice } from './use-named-price.ts';

/** Every price, by category and treatment. A treatment opens without code. */
export function PriceBook({ treatments, asOf }: PriceBookData) {
  useNamedPrice();
  const categories = Array.from(groupBy(treatments, ({ category }) => categoryName(category)));
  const prices = treatments.flatMap(treatment => treatment.prices);
  const atHome = treatments.flatMap(({ homePrices }) => homePrices);
  return (
    <>
      <div className={classes.lead}>
        <p>{copy.bookLead(prices.length, countFound(prices), countFound(atHome))}</p>
        <p>{copy.alone}</p>
        <Button component="a" variant="outline" href="/api/masters/price-book.csv" download="">
          {copy.download}
        </Button>
      </div>
      <div className={classes.book}>
        {categories
          .sort(([a], [b]) => compareText(a, b))
          .map(([category, list]) => (
            <section key={category}>
              <Title order={3} className={classes.category}>
                {category}
              </Title>
              <div className={classes.treatments}>
                {list.map(treatment => (
                  <Treatment
                    key={treatment.treatmentId}
                    treatment={treatment}
                    asOf={asOf}
                    isOnly={treatments.length === 1}
                  />
                ))}
              </div>
            </section>
          ))}
      </div>
    </>
  );
}

const countFound = (prices: BookTreatment['prices']): number =>
  prices.filter(({ basis }) => basis === 'found').length;

interface TreatmentProps {
  treatment: BookTreatment;
  asOf: string | null;
  isOnly: boolean;
}

function Treatment({ treatment, asOf, isOnly }: TreatmentProps) {
  const { treatmentId, name, priceUnit, unit, visits, prices, homePrices } = treatment;
  const typical = prices.map(price => price.typical).filter(price => price > 0);
  const notes = [
    ...prices.map(({ country, note }) => note && copy.note(country, note)),
    ...homePrices.map(({ country, note }) => note && copy.homeNote(country, note)),
  ];
  return (
    <details className={classes.treatment} data-card="" open={isOnly}>
      <summary>
        <span>{name}</span>{' '}
        <small>
          {typical[0] ? copy.span(Math.min(...typical), Math.max(...typical), unit) : priceFigure(0)}
        </small>
      </summary>
      <div className={classes.prices}>
        {prices[0] && priceUnit && <p>{copy.unit(forUnit(priceUnit))}</p>}
        {visits && <p>{copy.trips(describeUsualTrips(treatment) ?? '', visits.apart, visits.note)}</p>}
        {prices[0] && <PriceTable {...treatment} label={copy.table(name)} />}
        {homePrices[0] ? (
          <PriceTable {...treatment} prices={homePrices} label={copy.homeTable(name)} isAtHome />
        ) : (
          <p>{copy.noHome}</p>
        )}
        {notes.map(
          note =>
            note && (
              <p key={note} data-note="">
                {note}
              </p>
            ),
        )}
        <p data-note="">{copy.asOf(formatMonth(asOf))}</p>
        <p>
          <Link to={treatmentPath(treatment)} state={{ treatmentId }}>
            {copy.page(name)}
          </Link>
        </p>
      </div>
    </details>
  );
}
