import { TextInput } from 'shared-contracts/ui/forms';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { fieldProps } from './field-props.ts';

/** The destination, where there are too many to choose from: its name is typed. */
export const DestinationField = ({ form, names }: { form: QuoteForm; names: readonly string[] }) => (
  <TextInput
    {...fieldProps(form, 'destination')}
    label={copy.form.destination}
    description={copy.form.typedHint}
    names={names}
    value={form.draft.destination}
    onChange={({ currentTarget: { value } }) => form.change({ destination: value })}
  />
);
