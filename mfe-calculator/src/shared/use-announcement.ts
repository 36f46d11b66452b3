import { useEffect, useRef } from 'react';
import { useServices } from 'shared-contracts/ui';

interface AnnouncementOptions {
  /** The first text is not announced: it came with the page, and is not a change. */
  isFirstKnown?: boolean;
  /** How long a text has to stand before it is announced, in ms. */
  afterMs?: number;
}

/**
 * Announces a text in the site's live region once for each change.
 * @param text empty while there is nothing to say; null while that is not known, so that the same text again is no change
 */
export function useAnnouncement(
  text: string | null,
  { isFirstKnown = false, afterMs = 0 }: AnnouncementOptions = {},
): void {
  const { announce } = useServices();
  const last = useRef(isFirstKnown ? null : '');
  useEffect(() => {
    if (text === null) return undefined;
    last.current ??= text;
    if (text === last.current) return undefined;
    const say = () => {
      last.current = text;
      if (text) announce(text);
    };
    if (!text || afterMs === 0) return say();
    const timer = setTimeout(say, afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs, announce]);
}
