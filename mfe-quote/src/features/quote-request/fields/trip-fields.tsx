import { categoryName, sourceCountries, type Treatment, timelines } from 'shared-contracts';
import { Failure } from 'shared-contracts/ui';
import classes from './quote-form.module.css';
import { copy } from './quote-request.copy.ts';
import { SelectField } from './select-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

/** What, from where, to where, and when. */
export function TripFields({ form }: { form: QuoteForm }) {
  const { treatments, destinations, live } = form;
  // A failure on the server is not known to the page: it asks by itself.
  const failed = live && treatments.failed;
  const unknown = treatments.data.length === 0 && !failed;
  return (
    <>
      {failed && (
        <Failure text={copy.form.treatmentsFailed} label={copy.form.again} retry={treatments.retry} />
      )}
      <div className={classes.pair}>
        <SelectField
          form={form}
          field="treatment"
          label={copy.form.treatment}
          required
          none={unknown ? copy.form.loadingTreatments : copy.form.chooseTreatment}
          data={[...chosenAlready(treatments.data, form.draft.treatment), ...byCategory(treatments.data)]}
          // Each treatment has its own list of destinations (section 4).
          also={{ destination: '' }}
        />
        <SelectField
          form={form}
          field="source"
          label={copy.form.source}
          none={copy.form.chooseSource}
          data={[...sourceCountries]}
        />
      </div>
      {destinations.state === 'failed' && (
        <Failure text={copy.form.destinationsFailed} label={copy.form.again} retry={destinations.retry} />
      )}
      <div className={classes.pair}>
        <SelectField
          form={form}
          field="destination"
          label={copy.form.destination}
          disabled={destinations.state !== 'any' && destinations.state !== 'ready'}
          none={noDestination[destinations.state]}
          data={destinations.names}
          hint={copy.form.destinationHint}
        />
        <SelectField
          form={form}
          field="timeline"
          label={copy.form.timeline}
          none={copy.form.chooseTimeline}
          data={[...timelines]}
          hint={copy.form.timelineHint}
        />
      </div>
    </>
  );
}

const noDestination = {
  any: copy.form.chooseDestination,
  ready: copy.form.chooseDestination,
  'first-treatment': copy.form.destinationFirst,
  loading: copy.form.loadingDestinations,
  failed: copy.form.noDestinations,
  none: copy.form.noDestinations,
} as const;

/** A treatment that was chosen elsewhere stays chosen while the list that names it is not there. */
const chosenAlready = (treatments: readonly Treatment[], id: string) =>
  id && treatments.length === 0 ? [{ value: id, label: copy.form.chosenTreatment }] : [];

/** All treatments under their categories, both by name. */
function byCategory(treatments: readonly Treatment[]) {
  const categories = [...new Set(treatments.map(({ category }) => category))].toSorted(byName);
  return categories.map(category => ({
    group: categoryName(category),
    items: treatments
      .filter(treatment => treatment.category === category)
      .map(({ id, name }) => ({ value: id, label: name }))
      .toSorted((a, b) => byName(a.label, b.label)),
  }));
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en');
