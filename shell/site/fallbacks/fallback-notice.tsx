import { IconInfoCircle } from '@tabler/icons-react';
import { Button, useServices } from 'shared-contracts/ui';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';

/** Says what is missing, and offers to try again. */
export function FallbackNotice({ text, retry }: { text: string; retry: () => void }) {
  const { announce } = useServices();
  const retryNow = () => {
    announce(copy.retrying);
    retry();
  };
  return (
    <div className={classes.notice}>
      <IconInfoCircle size={26} stroke={1.6} aria-hidden />
      <p>
        {text} {copy.again}
      </p>
      <Button variant="default" onClick={retryNow}>
        {copy.retry}
      </Button>
    </div>
  );
}
