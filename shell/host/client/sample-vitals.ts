import type { PagePayload } from '../page/payload.ts';
import type { BrowserSite } from './browser-site.ts';

/** Share of page views with consent that report vitals. */
const SHARE = 0.25;

/** Once the visitor agrees to analytics, which may be now or never. */
export async function sampleVitals(
  { composition, page }: Pick<PagePayload, 'composition' | 'page'>,
  { isAccepted, subscribe }: BrowserSite['consent'],
): Promise<void> {
  if (Math.random() >= SHARE) return;
  if (!isAccepted()) await new Promise<void>(resolve => subscribe(() => isAccepted() && resolve()));
  const vitals = await import(/* webpackChunkName: "vitals" */ '../reports/vitals.ts');
  vitals.reportVitals({ composition: composition.id, page: page.match, isAccepted });
}
