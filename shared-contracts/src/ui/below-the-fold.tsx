import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import classes from './section.module.css';

/**
 * Sections below the top of a long page. After a link they render once the top has been painted. They are there at once on
 * hydration, on back and forward (the scroll position needs the whole height), and for a link to a section.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [isAtOnce] = useState(type === 'POP' || hash !== '');
  const isRendered = useDeferredValue(true, isAtOnce);
  return isRendered ? children : <div className={classes.pending} />;
}
