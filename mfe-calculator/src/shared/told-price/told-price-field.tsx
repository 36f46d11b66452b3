import { useId, useState } from 'react';
import { type Treatment, type TripData, toldPricesAtom, unitsOf } from 'shared-contracts';
import { signOf, useField, useLocalCurrency, useSetAtom } from 'shared-contracts/ui';
import { Notice } from '../notice.tsx';
import { describeUnits } from '../units.rules.ts';
import { readToldAmount } from './told-amount.rules.ts';
import { toldPriceCopy as copy } from './told-price.copy.ts';
import classes from './told-price.module.css';
import { useRateOf, useTold } from './use-told-price.ts';

interface ToldPriceFieldProps {
  treatment: Treatment;
  /** How many units are counted, and where the visitor lives. */
  trip: Pick<TripData, 'units' | 'source'>;
}

/**
 * "What were you told at home?": compared with in place of what we know (section 10.7). Not there where no code runs. What
 * was typed for other units, or in another country, is not asked about.
 */
export const ToldPriceField = ({ treatment, trip }: ToldPriceFieldProps) => (
  <AmountField
    key={`${treatment.id} ${unitsOf(trip, treatment)} ${trip.source}`}
    treatment={treatment}
    trip={trip}
  />
);

function AmountField({ treatment, trip }: ToldPriceFieldProps) {
  const id = useId();
  const told = useTold(treatment, trip);
  const tell = useSetAtom(toldPricesAtom);
  const local = useLocalCurrency()?.code ?? 'USD';
  /** The text of the field while it is typed into, with the currency that it began in, and after that while it is refused. */
  const [typed, setTyped] = useState<{ text: string; currency?: string } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const currency = typed?.currency ?? told?.currency ?? local;
  const rate = useRateOf(currency) ?? 0;
  /** Takes a text as what was told, if it is an amount; if it is not, nothing is compared with. @returns whether it is refused */
  const take = (text: string) => {
    const read = readToldAmount(text, { code: currency, sign: signOf(currency) });
    const price =
      read === null || read < rate
        ? null
        : { amount: read, currency, units: unitsOf(trip, treatment), source: trip.source ?? undefined };
    // What was told for another number of units stays.
    if (price || told) tell({ treatmentId: treatment.id, price });
    return price === null && text.trim() !== '';
  };
  /** What is not finished yet is refused only when the visitor has left it. */
  const leave = () => {
    if (!typed) return;
    const isWrong = take(typed.text);
    setRefused(isWrong);
    setTyped(isWrong ? { text: typed.text } : null);
  };
  const field = useField<HTMLInputElement>({
    value: typed?.text ?? String(told?.amount ?? ''),
    onChange: ({ currentTarget: { value } }) => {
      setTyped({ text: value, currency });
      const isWrong = take(value);
      if (!isWrong) setRefused(false);
    },
  });
  return (
    <div className={classes.told}>
      <label htmlFor={id}>{copy.label(trip.source ?? '')}</label>
      <input
        {...field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused ${id}-hint` : `${id}-hint`}
        onBlur={leave}
        onKeyDown={event => event.key === 'Enter' && leave()}
      />
      <Notice id={`${id}-refused`} text={isRefused ? copy.refused(currency) : ''} />
      <small id={`${id}-hint`}>{copy.hint(currency, describeUnits(trip, treatment))}</small>
    </div>
  );
}
