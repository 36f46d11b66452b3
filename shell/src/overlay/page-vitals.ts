import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The page's vitals until now, by name. Shown, and sent nowhere. */
export const vitals = new Map<string, Metric>();
let isObserving = false;

/** Reads what the browser has measured since the page began, and goes on. */
export function observeVitals(): void {
  if (isObserving) return;
  isObserving = true;
  const keep = (metric: Metric) => void vitals.set(metric.name, metric);
  for (const observe of [onTTFB, onFCP, onLCP, onINP, onCLS]) observe(keep, { reportAllChanges: true });
}

/** In ms, apart from CLS, which is a share of the screen. */
export const formatVital = ({ name, value }: Pick<Metric, 'name' | 'value'>): string =>
  name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
