import { IconInfoCircle } from '@tabler/icons-react';
import { Button } from 'shared-contracts/ui';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';

/** What every fallback is given. */
export interface FallbackProps {
  /** Asks for the part at once; it is asked for in the background as well. */
  retry: () => void;
}

/** Says that something is missing, that it will come back by itself, and lets an impatient visitor try at once. */
export function FallbackNotice({ text, retry }: FallbackProps & { text: string }) {
  return (
    <div className={classes.notice}>
      <IconInfoCircle size={26} stroke={1.6} aria-hidden />
      <p>
        {text} {copy.again}
      </p>
      <Button variant="default" onClick={retry}>
        {copy.retry}
      </Button>
    </div>
  );
}
