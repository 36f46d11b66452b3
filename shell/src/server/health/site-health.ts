import { type Composition, type ModuleId, type RemoteKey, remoteKeys } from 'shared-contracts';
import { remoteOf } from '../../composition/modules.ts';
import type { ErrorReport } from '../../error-report.ts';
import type { VitalsReport } from '../../vitals-report.ts';
import { createCompositionHealth, type ErrorKind, type Owner } from './composition-health.ts';
import { createVitalsSummary } from './vitals-summary.ts';

const RECENT_MAX = 20;

/** An error as it is logged and shown: what the page reported, and the shell's release if the composition is known. */
export type LoggedReport = ErrorReport & { shell?: string };

interface HealthOptions {
  /** For Prometheus. Its names are those of releases that were live here. */
  onError?: ((names: { remote: Owner; release: string; kind: ErrorKind }) => void) | undefined;
}

export type SiteHealth = ReturnType<typeof createSiteHealth>;

/** What this process knows of how the site does: views, errors and vitals by release, and the newest reports. */
export function createSiteHealth({ onError }: HealthOptions = {}) {
  const counts = createCompositionHealth();
  const vitals = createVitalsSummary();
  const recent: { at: string; report: LoggedReport }[] = [];

  const count: typeof counts.countError = error => {
    const names = counts.countError(error);
    if (names) onError?.(names);
    return names;
  };

  return {
    counts,
    vitals: vitals.read,
    /** The newest first. */
    recentReports: (): readonly { at: string; report: LoggedReport }[] => recent.toReversed(),

    /** @returns what is to be logged: a composition that was never live here is named `none` */
    addError(reported: ErrorReport, sender: string): LoggedReport {
      const { composition, remote, release, kind } = reported;
      count({ composition, remote, release, kind, sender });
      const names = counts.identify({ composition, remote, release });
      const shell = counts.identify({ composition, remote: 'shell', release: undefined }).shell;
      const report = { ...reported, composition: names.composition, ...(shell && { shell }) };
      recent.push({ at: new Date().toISOString(), report });
      if (recent.length > RECENT_MAX) recent.shift();
      return report;
    },

    /** An error of the server's own: a part that it could not render, a stray error, a request that failed. */
    addServerError(composition: Composition, remote: RemoteKey | undefined): void {
      const owner = remote ?? 'shell';
      const release = remote ? composition.remotes[remote]?.digest : composition.shell;
      count({ composition: composition.id, remote: owner, release, kind: 'server' });
    },

    addVitals({ composition, vitals: values }: VitalsReport): void {
      for (const { name, value, module, release } of values) {
        const remote = remoteKeys.find(key => module && key === remoteOf(module as ModuleId));
        const names = remote
          ? counts.identify({ composition, remote, release })
          : counts.identify({ composition, remote: 'shell', release: undefined });
        const digest = remote ? names.release : (names.shell ?? 'none');
        vitals.add({ remote: remote ?? 'shell', release: digest, name, value });
      }
    },
  };
}
