import { useEffect } from 'react';
import { useServices } from 'shared-contracts/ui';
import { useIsLoadingPage } from '../../host/page/page-context.ts';
import { layoutCopy as copy } from './layout.copy.ts';
import classes from './navigation-progress.module.css';

/** Longer than a fast navigation. The mark's style waits for the same time. */
const DELAY_MS = 300;

/** A mark that the next page is loading, which is announced too. Delayed, so that fast navigations have neither. */
export function NavigationProgress() {
  const isLoading = useIsLoadingPage();
  const { announce } = useServices();
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(announce, DELAY_MS, copy.loadingPage);
    return () => clearTimeout(timer);
  }, [isLoading, announce]);
  if (!isLoading) return null;
  return <div role="progressbar" aria-label={copy.loadingPage} className={classes.bar} />;
}
