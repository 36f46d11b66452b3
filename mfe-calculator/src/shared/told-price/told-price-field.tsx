import { useId, useState } from 'react';
import { asciiDigits, type Treatment, type TripData, toldPricesAtom, unitsOf } from 'shared-contracts';
import { useField, useLocalCurrency, useSetAtom } from 'shared-contracts/ui';
import { describeUnits } from '../units.rules.ts';
import { toldPriceCopy as copy } from './told-price.copy.ts';
import classes from './told-price.module.css';
import { useTold } from './use-told-price.ts';

/** As much as the contract keeps. */
const DIGITS_MAX = 9;
/** Cents count as none, as in `8,000.00` and `8.000,00`; while `8,000` is typed, also its `,0`. */
const NO_DIGIT = /[.,]\d{1,2}(?=\D*$)|\D/g;

interface ToldPriceFieldProps {
  treatment: Treatment;
  /** How many units are counted, and where the visitor lives. */
  trip: Pick<TripData, 'units' | 'source'>;
}

/** "What were you told at home?": compared with in place of what we know (section 10.7). Not there where no code runs. */
export function ToldPriceField({ treatment, trip }: ToldPriceFieldProps) {
  const id = useId();
  const told = useTold(treatment, trip);
  const tell = useSetAtom(toldPricesAtom);
  const local = useLocalCurrency()?.code ?? 'USD';
  const currency = told?.currency ?? local;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useField<HTMLInputElement>({
    value: typed ?? String(told?.amount ?? ''),
    onChange: ({ currentTarget: { value } }) => {
      setTyped(value);
      const amount = Number(asciiDigits(value).replaceAll(NO_DIGIT, '').slice(0, DIGITS_MAX));
      const price = { amount, currency, units: unitsOf(trip, treatment), source: trip.source ?? undefined };
      // What was told for another number of units is not taken away by a sign.
      if (amount > 0 || told) tell({ treatmentId: treatment.id, price: amount > 0 ? price : null });
    },
  });
  return (
    <p className={classes.told}>
      <label htmlFor={id}>{copy.label(trip.source ?? '')}</label>
      <input
        {...field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onBlur={() => setTyped(null)}
      />
      <small id={`${id}-hint`}>{copy.hint(currency, describeUnits(trip, treatment))}</small>
    </p>
  );
}
