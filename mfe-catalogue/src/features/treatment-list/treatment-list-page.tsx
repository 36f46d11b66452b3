import { useState } from 'react';
import { categoryName, formatMonth, listTermOf, slugOf } from 'shared-contracts';
import {
  Link,
  PageHero,
  PricesNote,
  RateNote,
  ResidenceSelect,
  Section,
  useLocation,
  useTripCosts,
} from 'shared-contracts/ui';
import { listedFigure } from '../../shared/figures.rules.ts';
import { OrderChoice } from '../../shared/order-choice.tsx';
import { QuerySection } from '../../shared/query-section.tsx';
import { TotalsNote } from '../../shared/totals-note.tsx';
import { TypicalTripNote } from '../../shared/typical-trip-note.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { type Category, groupByCategory } from './group-by-category.ts';
import { SearchResult } from './search-result.tsx';
import { sortByPrice } from './sort-by-price.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';
import { useSearchedTreatments } from './use-searched-treatments.ts';

/** All treatments by category (section 2, /treatments). */
export function TreatmentListPage() {
  const { query: list, isCut, treatments, isFiltered, result, nearest, notHere } = useSearchedTreatments();
  // A chip leads to a category of what was searched for. The server knows nothing else of an address than its term.
  const { search, state } = useLocation();
  const term = listTermOf({ search });
  const searched = term && `?${new URLSearchParams({ q: term }).toString()}`;
  const { data: costs } = useTripCosts();
  const [order, setOrder] = useState<'listed' | 'price'>('listed');
  const listed = groupByCategory(treatments, list.data);
  const categories = order === 'price' ? sortByPrice(listed, costs) : listed;
  const [selected, setSelected] = useState<Category | null>(null);
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead}>
        {categories.length > 1 && (
          <ul data-chips="" aria-label={copy.categories}>
            {categories.map(({ name }) => (
              <li key={name}>
                <Link to={`${searched}#${slugOf(categoryName(name))}`} state={state}>
                  {categoryName(name)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PageHero>
      <Section>
        <div data-choices="">
          {!isCut && <ResidenceSelect hasRate={false} />}
          {!notHere && (
            <OrderChoice
              label={copy.orders.label}
              orders={[
                { order: 'listed', name: copy.orders.listed },
                { order: 'price', name: copy.orders.price },
              ]}
              chosen={order}
              onChoose={setOrder}
            />
          )}
        </div>
        {!isCut && <TypicalTripNote stay={copy.stay} />}
        <QuerySection queries={[list]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
          {list.data.length === 0 && result === null && <p>{copy.empty}</p>}
        </QuerySection>
        {result !== null && <SearchResult {...{ result, isFiltered, nearest, notHere }} />}
        <PricesNote prices={treatments.filter(({ estimatedCost }) => estimatedCost > 0)} />
        <div className={classes.grid}>
          {categories.map((category, index) => (
            <CategoryCard
              key={category.name}
              category={category}
              isFirst={index === 0}
              isCut={isCut}
              openDialog={() => setSelected(category)}
            />
          ))}
        </div>
        <TotalsNote costs={treatments.map(treatment => listedFigure(treatment, costs).trip ?? undefined)} />
        {list.data[0] && !notHere && (
          <p className={classes.asOf} data-note="">
            {copy.indicative(formatMonth(list.data[0].asOf))} <RateNote />
          </p>
        )}
      </Section>
      {selected && <CategoryDialog category={selected} onClose={() => setSelected(null)} />}
    </>
  );
}
