import { type Composition, type ModuleId, type RemoteKey, remoteKeys } from 'shared-contracts/host';
import { remoteOf } from '../../composition/modules.ts';
import type { ErrorReport } from '../../error-report.ts';
import type { VitalsReport } from '../../vitals-report.ts';
import { createCompositionHealth, type ErrorKind, type Owner } from './composition-health.ts';

/** An error as it is logged: what the page reported, and the shell's release if the composition is known. */
export type LoggedReport = ErrorReport & { shell?: string };

export interface CountedError {
  composition: string;
  remote: Owner;
  release: string;
  kind: ErrorKind;
}
export interface CountedVital {
  remote: Owner;
  release: string;
  vital: VitalsReport['vitals'][number]['name'];
}

interface HealthOptions {
  /** For Prometheus. Its names are those of releases that were live here. */
  onError?: ((names: CountedError) => void) | undefined;
  onVital?: ((names: CountedVital, value: number) => void) | undefined;
}

export type SiteHealth = ReturnType<typeof createSiteHealth>;

/** What this process knows of how the site does: views and errors by release. */
export function createSiteHealth({ onError, onVital }: HealthOptions = {}) {
  const counts = createCompositionHealth();

  const count: typeof counts.countError = error => {
    const names = counts.countError(error);
    if (names) onError?.(names);
    return names;
  };

  return {
    counts,

    /** @returns what is to be logged: a composition that was never live here is named `none` */
    addError(reported: ErrorReport, sender: string): LoggedReport {
      const { composition, remote, release, kind } = reported;
      count({ composition, remote, release, kind, sender });
      const names = counts.identify({ composition, remote, release });
      const shell = counts.identify({ composition, remote: 'shell', release: undefined }).shell;
      return { ...reported, composition: names.composition, ...(shell && { shell }) };
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
        onVital?.({ remote: remote ?? 'shell', release: digest, vital: name }, value);
      }
    },
  };
}
