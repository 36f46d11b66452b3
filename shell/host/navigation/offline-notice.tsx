import { useLayoutEffect, useRef } from 'react';
import { Button } from 'shared-contracts/ui';
import { recoveryCopy as copy } from './recover-navigation.copy.ts';
import classes from './recover-navigation.module.css';

interface OfflineNoticeProps {
  retry(): void;
  stay(): void;
}

/** Says why the page that was asked for is not there. It takes the focus, since it is the answer to the visitor's click. */
export function OfflineNotice({ retry, stay }: OfflineNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={notice} className={classes.notice} tabIndex={-1} aria-label={copy.title}>
      <p>
        <strong>{copy.title}.</strong> {copy.text}
      </p>
      <Button size="sm" onClick={retry}>
        {copy.retry}
      </Button>
      <Button size="sm" variant="default" onClick={stay}>
        {copy.stay}
      </Button>
    </section>
  );
}
