import { useEffect, useRef } from 'react';
import { useServices } from 'shared-contracts/ui';
import classes from './wizard.module.css';

interface NoticeProps {
  text: string;
  /** `warning` asks for attention, `plain` states what follows from the answers. */
  tone?: 'warning' | 'plain';
}

/** A text that follows from an answer, said in the site's live region: a warning as it appears, a plain one as it changes. */
export function Notice({ text, tone = 'warning' }: NoticeProps) {
  const { announce } = useServices();
  const said = useRef(tone === 'plain' ? text : '');
  useEffect(() => {
    if (said.current === text) return;
    said.current = text;
    announce(text);
  }, [announce, text]);
  return (
    <p className={classes.notice} data-tone={tone}>
      {text}
    </p>
  );
}
