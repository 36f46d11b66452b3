import { useState } from 'react';
import { formatMonth } from 'shared-contracts';
import {
  Failure,
  PageHero,
  ResidenceSelect,
  Section,
  TypicalTripNote,
  useApiQuery,
  useQueryClient,
  useServices,
} from 'shared-contracts/ui';
import { CategoryCard } from './category-card.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { type Category, groupByCategory } from './group-by-category.ts';
import { listedTreatmentsQuery } from './listed-treatments.query.ts';
import { SearchResult } from './search-result.tsx';
import { treatmentsCopy as copy } from './treatments.copy.ts';
import classes from './treatments.module.css';
import { useSearchedTreatments } from './use-searched-treatments.ts';

/** All treatments by category (section 2, /treatments). */
export function TreatmentsPage() {
  const { api } = useServices();
  const list = useApiQuery(listedTreatmentsQuery({ api, queryClient: useQueryClient() }), []);
  const { treatments, result } = useSearchedTreatments(list.data);
  const [selected, setSelected] = useState<Category | null>(null);
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Section>
        <ResidenceSelect />
        <TypicalTripNote stay={copy.stay} />
        {list.loading && <p>{copy.loading}</p>}
        {list.failed && <Failure text={copy.failed} label={copy.retry} retry={list.retry} />}
        {!list.loading && !list.failed && list.data.length === 0 && <p>{copy.empty}</p>}
        {result !== null && <SearchResult result={result} isFiltered={treatments !== list.data} />}
        <div className={classes.grid}>
          {groupByCategory(treatments).map((category, index) => (
            <CategoryCard
              key={category.name}
              category={category}
              isFirst={index === 0}
              openDialog={() => setSelected(category)}
            />
          ))}
        </div>
        {list.data[0] && (
          <p className={classes.asOf} data-note="">
            {copy.indicative(formatMonth(list.data[0].asOf))}
          </p>
        )}
      </Section>
      {selected && <CategoryDialog category={selected} onClose={() => setSelected(null)} />}
    </>
  );
}
