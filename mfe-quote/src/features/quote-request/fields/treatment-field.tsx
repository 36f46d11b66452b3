import { useEffect } from 'react';
import { queries } from 'shared-contracts';
import { useApiQuery, useServices } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import { copy } from '../../../shared/quote-request.copy.ts';
import { isTreatmentId } from '../draft/validate-draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { fieldProps } from './field-props.ts';

/**
 * The treatment, where there are too many to choose from: it is typed and searched for. Without code the server looks
 * for what is typed.
 */
export function TreatmentField({ form }: { form: QuoteForm }) {
  const { api } = useServices();
  const { treatment } = form.draft;
  const typed = isTreatmentId(treatment) ? '' : treatment;
  const searched = useApiQuery(typed.trim() ? queries.treatments(api, { search: typed.trim() }) : null, [], {
    keepPrevious: true,
  });
  const found: readonly { id: string; name: string }[] = typed.trim() ? searched.data : form.treatments.data;
  const named = found.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())?.id;
  const chosen = form.treatments.data.find(({ id }) => id === treatment);
  const { change } = form;
  useEffect(() => {
    if (named) change({ treatment: named, destination: '' });
    // oxlint-disable-next-line react/exhaustive-deps -- the form's actions are new at each render
  }, [named]);
  return (
    <TextInput
      {...fieldProps(form, 'treatment')}
      required
      label={copy.form.treatment}
      description={copy.form.typedHint}
      names={found.map(({ name }) => name)}
      value={typed || (treatment && (chosen?.name ?? copy.form.chosenTreatment))}
      onChange={({ currentTarget: { value } }) => change({ treatment: value, destination: '' })}
    />
  );
}
