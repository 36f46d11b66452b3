import { useEffect, useRef } from 'react';
import { useServices } from 'shared-contracts/ui';
import classes from './notice.module.css';

interface NoticeProps {
  /** Empty while there is nothing to say. */
  text: string;
  /** A `warning` and `good` news are announced as they appear and change, a `plain` notice only as it changes. */
  tone?: 'warning' | 'good' | 'plain';
}

/** A text that follows from the answers, announced in the site's live region. */
export function Notice({ text, tone = 'warning' }: NoticeProps) {
  const { announce } = useServices();
  const announced = useRef(tone === 'plain' ? text : '');
  useEffect(() => {
    if (announced.current === text) return;
    announced.current = text;
    if (text) announce(text);
  }, [announce, text]);
  return (
    text && (
      <p className={classes.notice} data-tone={tone}>
        {text}
      </p>
    )
  );
}
