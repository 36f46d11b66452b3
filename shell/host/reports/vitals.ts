import type { MetricWithAttribution } from 'web-vitals/attribution';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { Match } from '../page/match.ts';
import { namePage } from './name-page.ts';
import { REPORT_PATH } from './report-path.ts';
import type { VitalsReport } from './vitals-report.ts';

interface VitalsPorts {
  composition: string;
  /** Module of the page that was opened as a document. */
  page: Match;
  /** Called when the report is due: after a withdrawn consent nothing is sent. */
  isAccepted(): boolean;
}

/** The module that holds an element, with its release. Stands in for the library's selector. */
function nameModule(node: Node | null): string | undefined {
  const host = (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-module]');
  return host ? `${host.dataset.module} ${host.dataset.release ?? ''}` : undefined;
}

function targetOf(metric: MetricWithAttribution): string | undefined {
  switch (metric.name) {
    case 'CLS':
      return metric.attribution.largestShiftTarget;
    case 'INP':
      return metric.attribution.interactionTarget;
    case 'LCP':
      return metric.attribution.target;
    default:
      return undefined;
  }
}

function describeVital(metric: MetricWithAttribution): VitalsReport['vitals'][number] {
  const [module, release] = targetOf(metric)?.split(' ') ?? [];
  return { name: metric.name, value: metric.value, ...(module && { module }), ...(release && { release }) };
}

/** Reports the page's vitals to the site itself, once, when the visitor leaves or hides the page. */
export function reportVitals({ composition, page, isAccepted }: VitalsPorts): void {
  const metrics = new Map<string, MetricWithAttribution>();
  const keep = (metric: MetricWithAttribution) => void metrics.set(metric.name, metric);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep, { generateTarget: nameModule });
  // The library settles its values in listeners of the same event that were added before.
  const send = () => {
    if (document.visibilityState !== 'hidden' || !isAccepted() || metrics.size === 0) return;
    document.removeEventListener('visibilitychange', send);
    const report: VitalsReport = {
      composition,
      page: namePage(page),
      vitals: [...metrics.values()].map(describeVital),
    };
    // A beacon would send cookies.
    const request = {
      method: 'POST',
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    } as const;
    fetch(REPORT_PATH, request).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', send);
}
