import type { ComponentProps } from 'react';
import { queries } from 'shared-contracts';
import { useApiQuery, useServices } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import { checkQuoteCopy as copy } from './check-quote.copy.ts';

interface TreatmentInputProps extends Omit<ComponentProps<typeof TextInput>, 'names'> {
  /** What is typed. */
  term: string;
  /** Null where the list is too long for the page: the API searches it. */
  treatments: readonly { name: string }[] | null;
}

/** The treatment, where there are too many to choose from. */
export function TreatmentInput({ term, treatments, ...field }: TreatmentInputProps) {
  const { api } = useServices();
  const isSearched = treatments === null && term.trim() !== '';
  const found = useApiQuery<readonly { name: string }[]>(
    isSearched ? queries.treatments(api, { search: term.trim() }) : null,
    [],
    { keepPrevious: true },
  );
  return (
    <TextInput
      {...field}
      description={copy.form.typedHint}
      names={(treatments ?? found.data).map(({ name }) => name)}
    />
  );
}
