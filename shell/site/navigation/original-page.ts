import { type TripStore, tripAtom, tripLink } from 'shared-contracts';
import type { PageRouter } from '../../host/navigation/page-router.ts';
import { originalPageCopy as copy } from './original-page.copy.ts';
import classes from './original-page.module.css';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Another name of a developer's machine, which the site answers to. */
function isOwnName(origin: string): boolean {
  const [own, here] = [new URL(origin), new URL(location.href)];
  return [own, here].every(({ hostname }) => LOOPBACK.test(hostname)) && own.port === here.port;
}

interface Site {
  router: Pick<PageRouter, 'state' | 'subscribe'>;
  store: TripStore;
  /** The site's own. */
  origin: string;
}

/**
 * Says above a page at another origin, as behind a proxy that translates, where the original is: the site refuses what is sent
 * from elsewhere. Its link takes the trip along.
 */
export function leadToOriginal({ router, store, origin }: Site): void {
  if (isOwnName(origin)) return;
  const link = document.createElement('a');
  link.target = '_top';
  link.append(copy.link);
  const notice = document.createElement('aside');
  notice.className = classes.notice ?? '';
  notice.setAttribute('aria-label', copy.label);
  notice.append(`${copy.text} `, link);
  const follow = () => {
    const { pathname, search, hash } = router.state.location;
    const page = new URL(pathname + search + hash, origin);
    // Parameters that the translating proxy added.
    for (const name of new URLSearchParams(search).keys())
      if (name.startsWith('_x_')) page.searchParams.delete(name);
    const trip = store.get(tripAtom);
    if (pathname === '/' && trip.treatmentType) page.hash = tripLink(trip);
    link.href = page.href;
  };
  router.subscribe(follow);
  store.sub(tripAtom, follow);
  follow();
  document.body.insertBefore(notice, document.body.firstChild);
}
