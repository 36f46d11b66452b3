import { useId, useState } from 'react';
import { asciiDigits, toldPricesAtom } from 'shared-contracts';
import { useAtomValue, useField, useLocalCurrency, useSetAtom } from 'shared-contracts/ui';
import { toldPriceCopy as copy } from './told-price.copy.ts';
import classes from './told-price.module.css';

/** As much as the contract keeps. */
const DIGITS_MAX = 9;
/** Cents count as none, as in `8,000.00` and `8.000,00`; while `8,000` is typed, also its `,0`. */
const NO_DIGIT = /[.,]\d{1,2}(?=\D*$)|\D/g;

interface ToldPriceFieldProps {
  treatmentId: string;
  /** Where the visitor lives. */
  source: string;
  /** Such as `2 implants`; null where nothing is counted. */
  units: string | null;
}

/** "What were you told at home?": compared with in place of what we know (section 10.7). Not there where no code runs. */
export function ToldPriceField({ treatmentId, source, units }: ToldPriceFieldProps) {
  const id = useId();
  const told = useAtomValue(toldPricesAtom)[treatmentId];
  const tell = useSetAtom(toldPricesAtom);
  const local = useLocalCurrency()?.code ?? 'USD';
  const currency = told?.currency ?? local;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useField<HTMLInputElement>({
    value: typed ?? String(told?.amount ?? ''),
    onChange: ({ currentTarget: { value } }) => {
      setTyped(value);
      const amount = Number(asciiDigits(value).replaceAll(NO_DIGIT, '').slice(0, DIGITS_MAX));
      tell({ treatmentId, price: amount > 0 ? { amount, currency } : null });
    },
  });
  return (
    <p className={classes.told}>
      <label htmlFor={id}>{copy.label(source)}</label>
      <input
        {...field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onBlur={() => setTyped(null)}
      />
      <small id={`${id}-hint`}>{copy.hint(currency, units)}</small>
    </p>
  );
}
