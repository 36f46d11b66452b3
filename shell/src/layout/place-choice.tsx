import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { OTHER_SOURCE, queries, residenceAtom } from 'shared-contracts';
import {
  ResidenceSelect,
  useApiQuery,
  useAtomValue,
  useCurrency,
  useField,
  useServices,
  VisuallyHidden,
} from 'shared-contracts/ui';
import { layoutCopy as copy } from './layout.copy.ts';
import classes from './place-choice.module.css';
import { usePopover } from './use-popover.ts';

const PANEL_ID = 'site-place';
const USD = 'USD';
const symbols: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };

/**
 * Where the visitor lives and their currency, in one place: a native popover of the bar, a part of the menu on narrow screens.
 * Not shown where no code runs, since nothing would follow.
 */
export function PlaceChoice({ isMenuOpen }: { isMenuOpen: boolean | undefined }) {
  // In no page's HTML, which everybody waits for; its place in the bar is kept.
  return (
    <div className={classes.place}>{isMenuOpen !== undefined && <Choices isMenuOpen={isMenuOpen} />}</div>
  );
}

function Choices({ isMenuOpen }: { isMenuOpen: boolean }) {
  const { country } = useAtomValue(residenceAtom);
  const [currency] = useCurrency();
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, toggle } = usePopover(panel);
  const place = country === null || country === OTHER_SOURCE ? copy.place : country;
  const money = currency ?? USD;
  return (
    <>
      <button
        type="button"
        className={classes.button}
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <VisuallyHidden>{copy.placeLabel}</VisuallyHidden> {place} · {symbols[money] ?? money}
        <IconChevronDown size={18} aria-hidden />
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" data-open={isOpen || undefined} className={classes.panel}>
        {(isOpen || isMenuOpen) && (
          <>
            <ResidenceSelect />
            <CurrencySelect />
          </>
        )}
      </div>
    </>
  );
}

function CurrencySelect() {
  const id = useId();
  const { api } = useServices();
  const [currency, choose] = useCurrency();
  const { data } = useApiQuery(queries.options(api), null);
  const field = useField<HTMLSelectElement>({
    value: currency ?? USD,
    onChange: ({ target }) => choose(target.value),
  });
  const rates = data?.exchangeRates ?? {};
  const codes = (data?.sources ?? [])
    .map(source => source.currency)
    .filter(code => Object.hasOwn(rates, code));
  return (
    <div data-residence="">
      <label htmlFor={id}>{copy.currency}</label>
      <select {...field} id={id}>
        {[...new Set([USD, ...(currency ? [currency] : []), ...codes])].map(code => (
          <option key={code} value={code}>
            {code === USD ? copy.dollars : copy.beside(code)}
          </option>
        ))}
      </select>
    </div>
  );
}
