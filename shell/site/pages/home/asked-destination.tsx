import { IconX } from '@tabler/icons-react';
import { prefillAtom } from 'shared-contracts';
import { useAtomValue, useServices, useSetAtom } from 'shared-contracts/ui';
import classes from './asked-destination.module.css';
import { homeCopy } from './home.copy.ts';

const copy = homeCopy.destination;

/** The country that the visitor asked the cost for, whatever the treatment; null without one, and once it is applied. */
export function useAskedDestination(): string | null {
  const prefill = useAtomValue(prefillAtom);
  return prefill && prefill.treatmentId === undefined ? prefill.country : null;
}

/** The country that was asked for, with a button that removes it and moves the focus to the search. */
export function AskedDestination() {
  const country = useAskedDestination();
  const queuePrefill = useSetAtom(prefillAtom);
  const { announce } = useServices();
  if (country === null) return null;
  return (
    <p className={classes.chip}>
      {copy.label(country)}
      <button
        type="button"
        aria-label={copy.remove(country)}
        onClick={() => {
          queuePrefill(null);
          document.querySelector<HTMLElement>('#hero [role=combobox]')?.focus();
          announce(copy.removed(country));
        }}
      >
        <IconX size={18} aria-hidden />
      </button>
    </p>
  );
}
