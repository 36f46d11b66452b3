import { useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { queries } from '../../api/queries.ts';
import { currencyAtom } from '../../trip/trip-atoms.ts';
import { useServices } from '../providers.tsx';
import { useApiQuery } from '../use-api-query.ts';
import { useField } from '../use-field.ts';
import { signOf } from './money-format.ts';
import { currenciesOf, USD, useLocalCurrency } from './use-local-currency.ts';

const copy = { label: 'Show amounts in' };

/**
 * The site's choice of a currency. The country where the visitor lives sets it until they choose one. Not shown where there
 * is only one.
 */
export function CurrencySelect() {
  const id = useId();
  const { api } = useServices();
  const local = useLocalCurrency();
  const choose = useSetAtom(currencyAtom);
  const { data } = useApiQuery(queries.options(api), null);
  const shown = local?.code ?? USD;
  const field = useField<HTMLSelectElement>({ value: shown, onChange: ({ target }) => choose(target.value) });
  const currencies = data ? currenciesOf(data) : [shown];
  if (data && currencies.length === 1) return null;
  return (
    <div data-choice="">
      <label htmlFor={id}>{copy.label}</label>
      <select {...field} id={id}>
        {currencies.map(code => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** `GBP (£)`: short, so that large text does not cut it off. */
function nameOf(code: string): string {
  const sign = signOf(code);
  return sign === code ? code : `${code} (${sign})`;
}
