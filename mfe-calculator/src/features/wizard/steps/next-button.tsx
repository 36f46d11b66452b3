import type { Ref } from 'react';
import { Button } from 'shared-contracts/ui';
import styles from './step.module.css';

interface NextButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** An answer is missing: the button says so when it is pressed. */
  isBlocked: boolean;
  onPress(): void;
}

/** Next. Not a submit button, because before the page is live the shell keeps only presses of plain buttons. */
export const NextButton = ({ ref, label, isBlocked, onPress }: NextButtonProps) => (
  <Button
    ref={ref}
    type="button"
    className={styles.next}
    aria-disabled={isBlocked}
    aria-describedby="wizard-needed"
    // If saving is fast, the second half of a double click hits Next of the following step: neither submit that step nor
    // take the focus from its heading.
    onMouseDown={event => event.detail > 1 && event.preventDefault()}
    onClick={event => event.detail <= 1 && onPress()}
  >
    {label}
  </Button>
);
