import { useRef } from 'react';
import { compareText } from 'shared-contracts';
import { Button, Title, VisuallyHidden } from 'shared-contracts/ui';
import { Checkbox, NativeSelect, TextInput } from 'shared-contracts/ui/forms';
import { CHECK_QUOTE_PATH } from '../../shared/addresses.rules.ts';
import { checkQuoteCopy as copy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { Faults, PriceField } from './check-quote.rules.ts';
import {
  amountField,
  type Draft,
  extraField,
  fieldId,
  hasField,
  RESULT_ID,
  readDraft,
  termField,
  termIds,
} from './draft.ts';
import { faultText } from './fault-list.tsx';
import { PasteText } from './paste-text.tsx';
import { countriesOf, type Prices, treatmentNamed, treatmentsOf } from './price-cells.query.ts';
import { type LineId, parts, quoteLines } from './quote-lines.ts';
import { TreatmentInput } from './treatment-input.tsx';
import type { QuoteCheck } from './use-quote-check.ts';

/** The most options of a select: of a longer list the name is typed. */
const SELECT_OPTIONS_MAX = 40;

/** The form. Without code the server answers its post. On a phone it is folded below its answer. */
export function QuoteForm({ check, prices }: { check: QuoteCheck; prices: Prices }) {
  const { faults, start, fill, isFolded, fold } = check;
  const { draft, version } = start;
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className={classes.form}
      method="post"
      action={`${CHECK_QUOTE_PATH}#${RESULT_ID}`}
      noValidate
      onSubmit={check.submit}
      onInput={check.change}
      data-folded={isFolded ? '' : undefined}
    >
      {isFolded !== null && (
        <Button className={classes.fold} variant="outline" aria-expanded={!isFolded} onClick={fold}>
          {copy.form.change}
        </Button>
      )}
      <Title order={2}>{copy.form.title}</Title>
      <p data-note="">{copy.privacy}</p>
      <PasteText
        treatments={treatmentsOf(prices)}
        currencies={Object.keys(check.rates?.perUsd ?? {})}
        onRead={change => form.current && fill(change(readDraft(new FormData(form.current))))}
      />
      <div key={version} className={classes.fields}>
        <PriceFields draft={draft} faults={faults} prices={prices} check={check} />
        <ReadFields draft={draft} />
        <fieldset className={classes.lines}>
          <legend>{copy.form.lines}</legend>
          {parts.map(part => (
            <div key={part}>
              <Title order={3} size="h4">
                {copy.parts[part]}
              </Title>
              <ul>
                {quoteLines.map(
                  line =>
                    line.part === part && (
                      <LineField key={line.id} id={line.id} draft={draft} faults={faults} />
                    ),
                )}
              </ul>
            </div>
          ))}
        </fieldset>
      </div>
      <Button type="submit" size="lg">
        {copy.form.submit}
      </Button>
    </form>
  );
}

interface FieldsProps {
  draft: Draft;
  faults: Faults;
}

interface PriceFieldsProps extends FieldsProps {
  prices: Prices;
  check: QuoteCheck;
}

function PriceFields({ draft, faults, prices, check }: PriceFieldsProps) {
  const field = (name: PriceField) => ({
    id: fieldId(name),
    name,
    label: copy.form[name],
    defaultValue: draft[name],
    error: faultText(faults[name]),
  });
  // What is counted of the treatment that is chosen.
  const unit = check.treatment?.unit;
  const chosen = treatmentNamed(prices, draft.treatment);
  const listed = treatmentsOf(prices);
  const treatments = listed && [...listed].sort((a, b) => compareText(a.name, b.name));
  const countries = [...countriesOf(prices)].sort(compareText);
  return (
    <div className={classes.pairs}>
      {!treatments || treatments.length > SELECT_OPTIONS_MAX ? (
        <TreatmentInput
          {...field('treatment')}
          defaultValue={chosen?.name ?? draft.treatment}
          term={check.named}
          treatments={treatments}
        />
      ) : (
        <NativeSelect
          {...field('treatment')}
          defaultValue={chosen?.treatmentId ?? ''}
          data={[
            { value: '', label: copy.form.chooseTreatment },
            ...treatments.map(({ treatmentId, name }) => ({ value: treatmentId, label: name })),
          ]}
        />
      )}
      {countries.length > SELECT_OPTIONS_MAX ? (
        <TextInput {...field('country')} description={copy.form.typedHint} names={countries} />
      ) : (
        <NativeSelect
          {...field('country')}
          data={[{ value: '', label: copy.form.chooseCountry }, ...countries]}
        />
      )}
      <TextInput {...field('total')} autoComplete="off" description={copy.form.totalHint} />
      {/* Without code it stands below every treatment. */}
      <div className={classes.units} data-counted={unit ? '' : undefined}>
        <TextInput
          {...field('units')}
          {...(unit ? { label: copy.form.unitsOf(unit.many) } : { description: copy.form.unitsHint })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </div>
  );
}

/** What a pasted text says besides ticks and amounts. It stays with the form, and no post has it where no code reads a text. */
const ReadFields = ({ draft: { extra, terms } }: Pick<FieldsProps, 'draft'>) => (
  <div hidden>
    {extra.map(line => (
      <input key={line} type="hidden" name={extraField(line)} value="yes" />
    ))}
    {termIds.map(
      term => terms[term] && <input key={term} type="hidden" name={termField(term)} value={terms[term]} />,
    )}
  </div>
);

function LineField({ id, draft, faults }: FieldsProps & { id: LineId }) {
  const { name } = copy.lines[id];
  return (
    <li>
      <Checkbox
        id={fieldId(hasField(id))}
        name={hasField(id)}
        value="yes"
        label={name}
        defaultChecked={draft.has.includes(id)}
      />
      <TextInput
        id={fieldId(id)}
        name={amountField(id)}
        autoComplete="off"
        placeholder={copy.form.amountHint}
        label={<VisuallyHidden>{copy.form.amount(name)}</VisuallyHidden>}
        defaultValue={draft.amounts[id]}
        error={faultText(faults[id])}
      />
    </li>
  );
}
