import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { OTHER_SOURCE, queries, residenceAtom } from 'shared-contracts';
import {
  ResidenceSelect,
  useApiQuery,
  useAtomValue,
  useCurrency,
  useServices,
  VisuallyHidden,
} from 'shared-contracts/ui';
import { layoutCopy as copy } from './layout.copy.ts';
import classes from './place-choice.module.css';

const PANEL_ID = 'site-place';
const USD = 'USD';
const symbols: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };

/**
 * Where the visitor lives and their currency, in one place: a native popover of the bar, a part of the menu on narrow screens.
 * Not shown where no code runs, since nothing would follow.
 */
export function PlaceChoice({ isMenuOpen }: { isMenuOpen: boolean }) {
  const [isLive, setIsLive] = useState(false);
  // In no page's HTML, which everybody waits for; its place in the bar is kept.
  // oxlint-disable-next-line react/set-state-in-effect -- after hydration, whose first render is that of the server
  useEffect(() => setIsLive(true), []);
  return <div className={classes.place}>{isLive && <Choices isMenuOpen={isMenuOpen} />}</div>;
}

function Choices({ isMenuOpen }: { isMenuOpen: boolean }) {
  const { country } = useAtomValue(residenceAtom);
  const [currency] = useCurrency();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const popover = panel.current;
    const update = () => setIsOpen(popover?.matches(':popover-open') ?? false);
    popover?.addEventListener('toggle', update);
    return () => popover?.removeEventListener('toggle', update);
  }, []);
  const place = country === null || country === OTHER_SOURCE ? copy.place : country;
  const money = currency ?? USD;
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={PANEL_ID} aria-expanded={isOpen}>
        <VisuallyHidden>{copy.placeLabel}</VisuallyHidden> {place} · {symbols[money] ?? money}
        <IconChevronDown size={18} aria-hidden />
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" className={classes.panel}>
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
  const rates = data?.exchangeRates ?? {};
  const codes = (data?.sources ?? [])
    .map(source => source.currency)
    .filter(code => Object.hasOwn(rates, code));
  return (
    <div data-residence="">
      <label htmlFor={id}>{copy.currency}</label>
      <select id={id} value={currency ?? USD} onChange={event => choose(event.currentTarget.value)}>
        {[...new Set([USD, ...(currency ? [currency] : []), ...codes])].map(code => (
          <option key={code} value={code}>
            {code === USD ? copy.dollars : copy.beside(code)}
          </option>
        ))}
      </select>
    </div>
  );
}
