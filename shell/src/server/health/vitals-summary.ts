import type { VitalsReport } from '../../vitals-report.ts';
import type { Owner } from './composition-health.ts';

const WINDOW_MS = 60 * 60_000;
const SAMPLES_MAX = 5_000;
const PERCENTILE = 0.75;

/** The three that say how a page feels; the others are in the log. */
const summarised = ['LCP', 'INP', 'CLS'] as const;
type Vital = (typeof summarised)[number];
type Reported = VitalsReport['vitals'][number]['name'];

interface Sample {
  at: number;
  remote: Owner;
  release: string;
  name: Vital;
  value: number;
}

/** The 75th percentile of a vital, in ms; that of CLS has no unit. */
export interface VitalSummary extends Pick<Sample, 'remote' | 'release' | 'name'> {
  p75: number;
  samples: number;
}

/** Vitals of the last hour, at most the 5,000 newest, by the release whose element decided them. */
export function createVitalsSummary({ now = Date.now }: { now?: () => number } = {}) {
  let samples: Sample[] = [];
  return {
    add({ name, ...sample }: Omit<Sample, 'at' | 'name'> & { name: Reported }): void {
      const vital = summarised.find(each => each === name);
      if (!vital) return;
      samples.push({ ...sample, name: vital, at: now() });
      // In halves, so that not each report copies the list.
      if (samples.length >= 2 * SAMPLES_MAX) samples = samples.slice(-SAMPLES_MAX);
    },
    read(): VitalSummary[] {
      const recent = samples.slice(-SAMPLES_MAX).filter(({ at }) => now() - at <= WINDOW_MS);
      const groups = Map.groupBy(recent, ({ remote, release, name }) => `${remote} ${release} ${name}`);
      return [...groups.values()].map(group => {
        const [{ remote, release, name }] = group as [Sample];
        const values = group.map(({ value }) => value).toSorted((a, b) => a - b);
        const p75 = values[Math.ceil(PERCENTILE * values.length) - 1] ?? 0;
        return { remote, release, name, p75, samples: values.length };
      });
    },
  };
}
