import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { OTHER_SOURCE, residenceAtom } from 'shared-contracts';
import { asksResidenceAtom } from 'shared-contracts/host';
import {
  CurrencySelect,
  ResidenceSelect,
  useAtomValue,
  useLocalCurrency,
  VisuallyHidden,
} from 'shared-contracts/ui';
import { layoutCopy as copy } from './layout.copy.ts';
import classes from './place-choice.module.css';
import { usePopover } from './use-popover.ts';

const PANEL_ID = 'site-place';

/**
 * Where the visitor lives and their currency, in one place: a native popover of the bar, a part of the menu on narrow screens.
 * Not shown where nothing would follow: where no code runs, and where no answer changes a page.
 */
export function PlaceChoice({ isMenuOpen }: { isMenuOpen: boolean | undefined }) {
  if (!useAtomValue(asksResidenceAtom)) return null;
  // In no page's HTML, which everybody waits for; its place in the bar is kept.
  return (
    <div className={classes.place}>{isMenuOpen !== undefined && <Choices isMenuOpen={isMenuOpen} />}</div>
  );
}

function Choices({ isMenuOpen }: { isMenuOpen: boolean }) {
  const { country } = useAtomValue(residenceAtom);
  const local = useLocalCurrency();
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, toggle } = usePopover(panel);
  const place = country === null || country === OTHER_SOURCE ? copy.place : country;
  // The sign waits for the rates, which say whether there is one.
  const sign = local === null ? '$' : local?.sign;
  return (
    <>
      <button
        type="button"
        className={classes.button}
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <VisuallyHidden>{copy.placeLabel}</VisuallyHidden> {place}
        {sign && ` · ${sign}`}
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
