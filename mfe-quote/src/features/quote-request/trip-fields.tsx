import { sourceCountries, type Treatment, timelines } from 'shared-contracts';
import { Button } from 'shared-contracts/ui';
import { copy } from './quote-request.copy.ts';
import { SelectField } from './select-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

/** What, from where, to where, and when. */
export function TripFields({ form }: { form: QuoteForm }) {
  const { treatments, destinations } = form;
  return (
    <>
      <SelectField
        form={form}
        field="treatment"
        label={copy.form.treatment}
        required
        none={treatments.loading ? copy.form.loadingTreatments : copy.form.chooseTreatment}
        data={byCategory(treatments.data)}
        // Each treatment has its own list of destinations (section 4).
        also={{ destination: '' }}
        hint={
          treatments.failed && <Failed text={copy.form.treatmentsFailed} retry={() => treatments.retry()} />
        }
      />
      <SelectField
        form={form}
        field="source"
        label={copy.form.source}
        none={copy.form.chooseSource}
        data={[...sourceCountries]}
      />
      <SelectField
        form={form}
        field="destination"
        label={copy.form.destination}
        disabled={destinations.state !== 'any' && destinations.state !== 'ready'}
        none={noDestination[destinations.state]}
        data={destinations.names}
        hint={
          destinations.state === 'failed' ? (
            <Failed text={copy.form.destinationsFailed} retry={destinations.retry} />
          ) : (
            copy.form.destinationHint
          )
        }
      />
      <SelectField
        form={form}
        field="timeline"
        label={copy.form.timeline}
        none={copy.form.chooseTimeline}
        data={[...timelines]}
      />
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

function Failed({ text, retry }: { text: string; retry: () => void }) {
  return (
    <>
      {text}{' '}
      <Button variant="subtle" size="compact-sm" onClick={retry}>
        {copy.form.again}
      </Button>
    </>
  );
}

/** All treatments under their categories, both by name; the API's spelling of one category is data, not text. */
function byCategory(treatments: readonly Treatment[]) {
  const categories = [...new Set(treatments.map(({ category }) => category))].toSorted(byName);
  return categories.map(category => ({
    group: category === 'Opthalmology' ? 'Ophthalmology' : category,
    items: treatments
      .filter(treatment => treatment.category === category)
      .map(({ id, name }) => ({ value: id, label: name }))
      .toSorted((a, b) => byName(a.label, b.label)),
  }));
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en');
