import {
  categoryName,
  chooseTreatmentAtom,
  formatMonth,
  searchTermAtom,
  searchTreatments,
  usd,
} from 'shared-contracts';
import { Button, useAtom, useSetAtom } from 'shared-contracts/ui';
import { Categories } from '../categories.tsx';
import { ChoiceList } from '../choice-list.tsx';
import { Field } from '../field.tsx';
import { ListState } from '../list-state.tsx';
import { Notice } from '../notice.tsx';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Treatments on screen before all are asked for: whole rows of one, two or three. */
const AT_FIRST = 12;

/** Step 1, the home's treatment search: the hero's term and the category buttons fill it (section 10.12). */
export function TreatmentScreen({ data: { treatments, treatment, trip } }: { data: WizardData }) {
  const [term, setTerm] = useAtom(searchTermAtom);
  const choose = useSetAtom(chooseTreatmentAtom);
  const found = searchTreatments(treatments.data, term);
  const hidden = treatment && !found.includes(treatment);
  return (
    <div id="treatment-search" className={classes.fields}>
      <Field
        type="search"
        name="treatment-term"
        autoComplete="off"
        label={copy.search}
        hint={copy.searchHint}
        value={categoryName(term)}
        onChange={event => setTerm(event.currentTarget.value)}
      />
      <Categories treatments={treatments.data} term={term} onChoose={setTerm} />
      <ListState of={treatments} />
      {found.length > 0 && (
        <ChoiceList
          legend={term.trim() ? copy.found(found.length) : copy.results}
          name="treatment"
          atFirst={AT_FIRST}
          value={trip.treatmentType}
          choices={found.map(({ id, name, estimatedCost, priceUnit }) => ({
            value: id,
            label: name,
            price: copy.from(usd(estimatedCost)),
            note: priceUnit,
          }))}
          onChoose={id => {
            const chosen = treatments.data.find(entry => entry.id === id);
            if (chosen) choose(chosen);
          }}
        />
      )}
      {found.length === 0 && treatments.data.length > 0 && (
        <div>
          <Notice text={copy.noResults(term.trim())} />
          <Button type="button" variant="outline" onClick={() => setTerm('')}>
            {copy.clear}
          </Button>
        </div>
      )}
      {treatments.data[0] && (
        <p className={classes.small}>{copy.lowest(formatMonth(treatments.data[0].asOf))}</p>
      )}
      {hidden && <p className={classes.notice}>{copy.chosen(treatment.name)}</p>}
    </div>
  );
}
