import type { Options } from 'shared-contracts';
import { NativeSelect } from 'shared-contracts/ui/forms';
import { estimateCopy as copy } from '../estimate.copy.ts';
import classes from './currency-picker.module.css';
import { currencyChoices, USD } from './local-currency.rules.ts';

interface CurrencyPickerProps {
  options: Options;
  source: string | null;
  /** Null until the visitor has chosen. */
  chosen: string | null;
  onChoose(code: string): void;
}

/** In which currency amounts come first. On paper the choice shows, not the field. */
export function CurrencyPicker({ options, source, chosen, onChoose }: CurrencyPickerProps) {
  const codes = currencyChoices(options, source);
  if (codes.length < 2) return null;
  return (
    <div className={classes.picker}>
      <NativeSelect
        name="currency"
        label={copy.showIn}
        value={chosen ?? USD}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {codes.map(code => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** `GBP, British Pound`. */
function nameOf(code: string): string {
  // oxlint-disable-next-line no-restricted-globals -- only in the estimate, after the first view
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code);
  return name && name !== code ? `${code}, ${name}` : code;
}
