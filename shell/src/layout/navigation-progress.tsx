import { useIsLoadingPage } from '../navigation/page-router-provider.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import classes from './navigation-progress.module.css';

/** A mark that the next page is loading. Its style delays it, so that fast navigations never show it. */
export function NavigationProgress() {
  if (!useIsLoadingPage()) return null;
  return <div role="progressbar" aria-label={copy.loadingPage} className={classes.bar} />;
}
