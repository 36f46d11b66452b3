import { useEffect, useRef } from 'react';
import { useServices } from 'shared-contracts/ui';
import classes from './notice.module.css';

interface NoticeProps {
  text: string;
  /** A `warning` is announced as it appears and changes, a `plain` notice only as it changes. */
  tone?: 'warning' | 'plain';
}

/** A text that follows from the answers, announced in the site's live region. */
export function Notice({ text, tone = 'warning' }: NoticeProps) {
  const { announce } = useServices();
  const announced = useRef(tone === 'plain' ? text : '');
  useEffect(() => {
    if (announced.current === text) return;
    announced.current = text;
    announce(text);
  }, [announce, text]);
  return (
    <p className={classes.notice} data-tone={tone}>
      {text}
    </p>
  );
}
