import { categoryName, compareText, countriesAtom, timelines } from 'shared-contracts';
import { Failure, useAtomValue } from 'shared-contracts/ui';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import { SELECT_OPTIONS_MAX } from '../../../shared/select-options-max.ts';
import type { TreatmentChoice } from '../data/treatment-choices.query.ts';
import { fieldId } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { DestinationField } from './destination-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TreatmentField } from './treatment-field.tsx';

/** Treatment, source country, destination and timeline. */
export function TripFields({ form }: { form: QuoteForm }) {
  const { treatments, destinations, isHydrated } = form;
  const { sources } = useAtomValue(countriesAtom);
  // If the query failed on the server, the browser repeats it, so the server's HTML shows it as loading.
  const failed = isHydrated && treatments.failed;
  const isLoading = treatments.loading || (treatments.failed && !isHydrated);
  const isEmpty = treatments.data.length === 0 && !isLoading;
  const tryAgain = (list: { retry(): void }) => () => {
    // The message disappears together with the focused button.
    document.getElementById(fieldId('treatment'))?.focus();
    list.retry();
  };
  return (
    <>
      {failed && (
        <Failure text={copy.form.treatmentsFailed} label={copy.form.again} retry={tryAgain(treatments)} />
      )}
      <div className={classes.pair}>
        {!form.isCut && treatments.data.length <= SELECT_OPTIONS_MAX ? (
          <SelectField
            form={form}
            field="treatment"
            required
            placeholder={
              isLoading
                ? copy.form.loadingTreatments
                : isEmpty
                  ? copy.form.noTreatments
                  : copy.form.chooseTreatment
            }
            data={[
              ...selectedBeforeLoaded(treatments.data, form.draft.treatment),
              ...groupByCategory(treatments.data),
            ]}
            // Each treatment has its own list of destinations (section 4).
            alsoChange={{ destination: '' }}
          />
        ) : (
          <TreatmentField form={form} />
        )}
        <SelectField
          form={form}
          field="source"
          placeholder={copy.form.chooseSource}
          data={sources}
          autoComplete="country-name"
        />
      </div>
      {destinations.state === 'failed' && (
        <Failure text={copy.form.destinationsFailed} label={copy.form.again} retry={tryAgain(destinations)} />
      )}
      <div className={classes.pair}>
        {destinations.state === 'unlisted' ? (
          <TextField form={form} field="destination" hint={copy.form.anyDestinationHint} autoComplete="off" />
        ) : destinations.names.length > SELECT_OPTIONS_MAX ? (
          <DestinationField form={form} names={destinations.names} />
        ) : (
          <SelectField
            form={form}
            field="destination"
            disabled={destinations.state !== 'all' && destinations.state !== 'ready'}
            placeholder={destinationPlaceholders[destinations.state]}
            data={destinations.names}
            hint={copy.form.destinationHint}
          />
        )}
        <SelectField
          form={form}
          field="timeline"
          placeholder={copy.form.chooseTimeline}
          data={[...timelines]}
          hint={copy.form.timelineHint}
        />
      </div>
    </>
  );
}

const destinationPlaceholders = {
  all: copy.form.chooseDestination,
  ready: copy.form.chooseDestination,
  'no-treatment': copy.form.destinationFirst,
  loading: copy.form.loadingDestinations,
  failed: copy.form.noDestinations,
  empty: copy.form.noDestinations,
} as const;

/** The selected treatment stays an option while there is no list that names it. */
const selectedBeforeLoaded = (treatments: readonly TreatmentChoice[], id: string) =>
  id && treatments.length === 0 ? [{ value: id, label: copy.form.chosenTreatment }] : [];

/** Groups treatments by category, both sorted by name. */
function groupByCategory(treatments: readonly TreatmentChoice[]) {
  const categories = [...new Set(treatments.map(({ category }) => category))].sort(compareText);
  return categories.map(category => ({
    group: categoryName(category),
    items: treatments
      .filter(treatment => treatment.category === category)
      .map(({ id, name }) => ({ value: id, label: name }))
      .sort((a, b) => compareText(a.label, b.label)),
  }));
}
