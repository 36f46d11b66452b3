import { useState } from 'react';
import { formatMonth } from 'shared-contracts';
import {
  PageHero,
  ResidenceSelect,
  Section,
  TypicalTripNote,
  useApiQuery,
  useQueryClient,
  useServices,
} from 'shared-contracts/ui';
import { QuerySection } from '../../shared/query-section.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { type Category, groupByCategory } from './group-by-category.ts';
import { listedTreatmentsQuery } from './listed-treatments.query.ts';
import { SearchResult } from './search-result.tsx';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';
import { useSearchedTreatments } from './use-searched-treatments.ts';

/** All treatments by category (section 2, /treatments). */
export function TreatmentListPage() {
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
        <QuerySection queries={[list]} loading={<p>{copy.loading}</p>} failed={copy.failed}>
          {list.data.length === 0 && <p>{copy.empty}</p>}
        </QuerySection>
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
