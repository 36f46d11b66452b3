import classes from './notice.module.css';
import { useAnnouncement } from './use-announcement.ts';

interface NoticeProps {
  /** For a field that it describes. */
  id?: string;
  /** Empty while there is nothing to say. */
  text: string;
  /** A `warning` and `good` news are announced as they appear and change, a `plain` notice only as it changes. */
  tone?: 'warning' | 'good' | 'plain';
}

/** A text that follows from the answers, announced in the site's live region. */
export function Notice({ id, text, tone = 'warning' }: NoticeProps) {
  useAnnouncement(text, { isFirstKnown: tone === 'plain' });
  return (
    text && (
      <p id={id} className={classes.notice} data-tone={tone}>
        {text}
      </p>
    )
  );
}
