import { brand } from 'shared-contracts';
import { BelowTheFold, Link, PageHero, Section, useApiQuery, useLocation } from 'shared-contracts/ui';
import { CheckQuoteLink } from '../../shared/check-quote-link.tsx';
import { useQueryContext } from '../../shared/query-context.ts';
import { QuerySection } from '../../shared/query-section.tsx';
import { ListedTreatments } from './listed-treatments.tsx';
import { Methods } from './methods.tsx';
import { PriceBook } from './price-book.tsx';
import { pricesCopy as copy } from './prices.copy.ts';
import classes from './prices.module.css';
import { pricesQuery, type ShownPrices } from './prices.query.ts';

/** Where prices come from: the price book, how each price is found, and how to report an error. */
export function PricesPage() {
  const { search } = useLocation();
  const book = useApiQuery<ShownPrices | null>(pricesQuery(useQueryContext(), search), null);
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} />
      <BelowTheFold>
        <Section title={copy.book}>
          <QuerySection queries={[book]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
            <div className={classes.beside}>
              {book.data && book.data.treatments.length > 0 && <PriceBook {...book.data} />}
              {book.data?.listed && <ListedTreatments list={book.data.listed} />}
              {!book.data?.listed && !book.data?.treatments.length && <p>{copy.empty}</p>}
              <div>
                {book.data && <Methods methods={book.data.methods} />}
                <CheckQuoteLink />
              </div>
            </div>
          </QuerySection>
        </Section>
        <Section tone="deep" title={copy.report}>
          <div className={classes.report}>
            <p>{copy.reportText}</p>
            <p>
              {copy.mail}{' '}
              <a href={`mailto:${brand.email}?subject=${encodeURIComponent(copy.subject)}`}>{brand.email}</a>{' '}
              {copy.use} <Link to="/contact">{copy.contact}</Link>.
            </p>
          </div>
        </Section>
      </BelowTheFold>
    </>
  );
}
