import { IconInfoCircle } from '@tabler/icons-react';
import { Button } from 'shared-contracts/ui';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';

export interface FallbackProps {
  /** Tries to load the module now. It is retried in the background as well. */
  retry: () => void;
}

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
