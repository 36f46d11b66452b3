import { lazy, Suspense, useState } from 'react';
import { formatMonth, queries, type Treatment } from 'shared-contracts';
import { Failure, PageHero, Section, useApiQuery, useServices } from 'shared-contracts/ui';
import { byCategory, type Category } from './by-category.ts';
import { CategoryCard } from './category-card.tsx';
import { treatmentsCopy as copy } from './treatments.copy.ts';
import classes from './treatments.module.css';

const CategoryDialog = lazy(() =>
  import('./category-dialog.tsx').then(module => ({ default: module.CategoryDialog })),
);
const none: Treatment[] = [];

/** The list of treatments by category (specification, section 2, /treatments). */
export function TreatmentsPage() {
  const { api } = useServices();
  const list = useApiQuery(queries.treatments(api), none);
  const [selected, setSelected] = useState<Category | null>(null);
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Section>
        {list.loading && <p>{copy.loading}</p>}
        {list.failed && <Failure text={copy.failed} label={copy.retry} retry={list.retry} />}
        {!list.loading && !list.failed && list.data.length === 0 && <p>{copy.empty}</p>}
        <div className={classes.grid}>
          {byCategory(list.data).map(category => (
            <CategoryCard key={category.name} category={category} onOpen={() => setSelected(category)} />
          ))}
        </div>
        {list.data[0] && <p className={classes.asOf}>{copy.indicative(formatMonth(list.data[0].asOf))}</p>}
      </Section>
      {selected && (
        <Suspense fallback={null}>
          <CategoryDialog category={selected} onClose={() => setSelected(null)} />
        </Suspense>
      )}
    </>
  );
}
