import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Composition, createApi, type ModuleId, pageAddresses, remoteKeys } from 'shared-contracts';
import type { PublicConfig } from '../../../page-payload.ts';
import { renderModule } from '../../../server/pages/render-module.tsx';
import { type RenderOptions, renderPage } from '../../../server/pages/render-page.ts';
import { attributeError, type Bundle, catchStrayErrors } from '../../../server/rendering/stray-errors.ts';
import type { ShellRelease } from '../../../server/start/shell-release.ts';
import { reasonOf } from '../error-reason.ts';
import { evaluateComposition } from '../evaluate-composition.ts';
import { findChanges, readGlobalState } from './global-changes.ts';
import { failingFetch, recordedFetch } from './recorded-api.ts';

/** Timers that code started while it was rendered get this long to fail. */
const SETTLE_MS = 250;
const HTML_MAX_BYTES = 1_000_000;

/** What a rehearsal is given on its standard input. */
export interface Candidate {
  composition: Composition;
  bundles: readonly Bundle[];
  shell: ShellRelease;
  config: PublicConfig;
}

/** A line that a rehearsal writes: what it is about to do, or how it ended. */
export type RehearsalLine = { step: string } | { faults: readonly string[] };

const write = (line: RehearsalLine) => writeSync(1, `${JSON.stringify(line)}\n`);

/**
 * The main function of a rehearsal: renders every page and widget of a candidate composition, with an API that answers and
 * with one that is down, and writes what is wrong, one sentence a fault.
 */
export async function rehearse(): Promise<void> {
  const candidate = JSON.parse(await text(process.stdin)) as Candidate;
  const faults = new Set<string>();
  let step = '';
  const begin = (next: string) => {
    step = next;
    write({ step });
  };
  const release = (remote: string) => `${remote} ${candidate.composition.remotes[remote as 'quote']?.digest ?? ''}`;
  catchStrayErrors(candidate.bundles, ({ remote, message }) =>
    faults.add(remote ? `${message}.` : `${step}: ${message}.`),
  );

  try {
    begin(`loading ${candidate.bundles.map(({ remote, digest }) => `${remote} ${digest}`).join(', ')}`);
    const before = readGlobalState();
    const evaluated = evaluateComposition(candidate.composition, candidate.bundles);
    for (const [mode, fetch] of [['an API that answers', recordedFetch], ['an API that is down', failingFetch]] as const) {
      globalThis.fetch = fetch;
      const onError: RenderOptions['onError'] = (error, task) => {
        const { remote } = attributeError(error, candidate.bundles);
        if (mode === 'an API that answers' || remote) faults.add(`${step}: ${task} failed (${reasonOf(error)}).`);
      };
      const api = createApi({ baseUrl: 'http://rehearsal', fetch });
      const options = { ...candidate, evaluated, skip: [], api, onError };
      for (const remote of remoteKeys) {
        const live = candidate.composition.remotes[remote];
        for (const page of live?.pages ?? []) {
          for (const path of pageAddresses(page).slice(0, 1)) {
            begin(`${release(remote)} rendering ${path} with ${mode}`);
            const { status, html } = await renderPage(path, options);
            if (status >= 500 && fetch === recordedFetch) faults.add(`${step}: it answered ${status}.`);
            if (Buffer.byteLength(html) > HTML_MAX_BYTES) faults.add(`${step}: its HTML is larger than 1 MB.`);
          }
        }
        for (const [name, module] of evaluated.modules.get(remote) ?? []) {
          if (!module.widget) continue;
          begin(`${release(remote)} rendering the widget ${name} with ${mode}`);
          await renderModule(`${remote}/${name}` as ModuleId, options);
        }
      }
      begin(`waiting for timers`);
      await pause(SETTLE_MS);
    }
    for (const name of findChanges(before, readGlobalState())) faults.add(`It changes ${name}.`);
  } catch (error) {
    faults.add(`${step}: ${reasonOf(error)}.`);
  }
  write({ faults: [...faults] });
  process.exit(0);
}
