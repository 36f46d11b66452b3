import { chooseTreatmentAtom, searchTermAtom, searchTreatments, usd } from 'shared-contracts';
import { Button, useAtom, useSetAtom } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import { ChoiceList } from '../choice-list.tsx';
import { ListState } from '../list-state.tsx';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Step 1, the home's treatment search: the hero's term and the category buttons fill it (design.md). */
export function TreatmentScreen({ data: { treatments, trip } }: { data: WizardData }) {
  const [term, setTerm] = useAtom(searchTermAtom);
  const choose = useSetAtom(chooseTreatmentAtom);
  const found = term.trim() ? searchTreatments(treatments.data, term) : treatments.data;
  return (
    <div id="treatment-search" className={classes.fields}>
      <TextInput
        type="search"
        name="treatment-term"
        size="md"
        autoComplete="off"
        label={copy.search}
        description={copy.searchHint}
        value={term}
        onChange={event => setTerm(event.currentTarget.value)}
      />
      <ListState of={treatments} />
      {found.length > 0 ? (
        <ChoiceList
          legend={copy.results}
          name="treatment"
          value={trip.treatmentType}
          choices={found.map(({ id, name, estimatedCost, priceUnit }) => ({
            value: id,
            label: name,
            note: `from ${usd(estimatedCost)} for ${priceUnit}`,
          }))}
          onChoose={id => {
            const treatment = treatments.data.find(entry => entry.id === id);
            if (treatment) choose(treatment);
          }}
        />
      ) : (
        term && (
          <div role="status">
            <p>{copy.noResults(term)}</p>
            <Button type="button" variant="outline" onClick={() => setTerm('')}>
              {copy.clear}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
