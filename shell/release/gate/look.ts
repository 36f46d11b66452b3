import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { LOOK_DEADLINE_MS } from '../time-limits.ts';
import { findFaults, type LookFault } from '../trial/look/faults.ts';
import { findBrowser } from '../trial/look/find-browser.ts';
import { findGrowth, loadedBytesOf } from '../trial/look/loaded-bytes.ts';
import { type Observation, observe, observeWithout, WIDTHS } from '../trial/look/observe.ts';
import { readSeen, type Seen } from '../trial/look/seen.ts';
import { listVisits, type Visit } from '../trial/look/visits.ts';
import { readLinks, type WalkTraces } from '../trial/look/walk.ts';
import { TrialDeadlineError } from '../trial/try-shell.ts';
import { isNewShell, newInShell } from './new-in-shell.ts';
import type { ReadComposition } from './rule.ts';

/** How many pages are opened at the same time. */
const PAGES_AT_ONCE = 2;
/** The part of a page's time that one of the shell's own pages takes at most, unless the machine is too busy. */
const SHELL_SHARE = 0.5;
/** A width at which nothing else is looked at, in px. */
const TABLET = 800;
/** What a busy machine may make long once. */
const TASK = / ms of CPU /;
/** The site's page about what it stores. */
const COOKIES = '/cookies';

interface LookRequest {
  candidates: readonly {
    composition: ReadComposition;
    /** Where the shell that has tried it serves it. */
    site: string;
  }[];
  liveEntry: JournalEntry | null;
  live: readonly ReadComposition[];
}

interface LookResult {
  faults: readonly LookFault[];
  /** Sentences about what honest pages may do as well. */
  warnings?: readonly string[];
  seen: Seen;
}

/** Opens what is new in a browser. @returns undefined when there is no browser */
export type Look = (request: LookRequest) => Promise<LookResult | undefined>;

/** @param deadlineMs the longest that a page may take to be live */
export const createLook =
  ({ deadlineMs = LOOK_DEADLINE_MS }: { deadlineMs?: number | undefined } = {}): Look =>
  async ({ candidates, liveEntry, live }) => {
    const starting = startBrowser();
    // Awaited below, once the visits are known.
    starting.catch(() => undefined);
    try {
      const plans = await planVisits(candidates, live);
      const browser = await starting;
      if (!browser) return undefined;
      const faults: LookFault[] = [];
      const observations: Observation[] = [];
      const before = readSeen(liveEntry);
      for (const { visits, site, owned, named } of plans) {
        const observed = await observeAll(visits, site, { browser, deadlineMs, owned, named });
        observations.push(...observed);
        faults.push(...observed.flatMap(each => findFaults(each, { live: before, named, deadlineMs })));
      }
      return {
        faults,
        warnings: observations.flatMap(observation => {
          const { visit, warnings } = observation;
          return [...warnings, ...findGrowth(observation, before)].map(
            warning => `${visit.subject} goes live, but ${visit.path} ${warning}.`,
          );
        }),
        seen: {
          text: Object.assign({}, ...observations.map(({ page }) => page?.text)),
          storage: observations.flatMap(({ page }) => page?.storage ?? []),
          loaded: loadedBytesOf(observations),
        },
      };
    } finally {
      const browser = await starting.catch(() => undefined);
      await browser?.close();
    }
  };

/** What is new of each candidate, and what its pages are held to. */
async function planVisits(candidates: LookRequest['candidates'], live: readonly ReadComposition[]) {
  const seen = [...live];
  const plans = [];
  for (const { composition, site } of candidates) {
    const releases = newInShell(composition, seen);
    const newShell = isNewShell(composition, live) ? `shell ${composition.shell.release.digest}` : undefined;
    seen.push(composition);
    if (!newShell && releases.length === 0) continue;
    const [visits, named] = await Promise.all([
      listVisits(releases, { site, newShell, all: composition.releases }),
      fetch(site + COOKIES).then(async response => await response.text()),
    ]);
    const owned = Array.from(composition.releases.values(), ({ release }) => release.container);
    plans.push({ visits, site, owned, named });
  }
  return plans;
}

interface ObserveAllOptions {
  browser: Browser;
  deadlineMs: number;
  owned: readonly string[];
  /** HTML of a page of the shell. */
  named: string;
}

async function observeAll(
  visits: readonly Visit[],
  site: string,
  { browser, deadlineMs, owned, named }: ObserveAllOptions,
): Promise<Observation[]> {
  const takeTurn = pLimit(PAGES_AT_ONCE);
  const walks = new Map<string, Promise<WalkTraces | undefined>>();
  const walkWithout = ({ folder }: Visit, to: string): Promise<WalkTraces | undefined> => {
    // Around each page of a remote it would be the same.
    const from = visits.find(each => each.folder === folder && each.path !== to)?.path ?? COOKIES;
    const key = `${folder} ${to}`;
    // What is said of the page itself is known without it.
    const begin = () => observeWithout(browser, site, { folder, from, to }).catch(() => undefined);
    const running = walks.get(key) ?? begin();
    walks.set(key, running);
    return running;
  };
  // At once, since walks wait for it: where this page's header leads to, that of others does as well.
  for (const visit of visits) {
    const link = readLinks(named).find(path => path !== visit.path);
    if (link !== undefined) void walkWithout(visit, link);
  }
  const observeAt = async (visit: Visit, width: number): Promise<Observation> => {
    const walking = { owned, walkWithout: (to: string) => walkWithout(visit, to) };
    const options = { width, takeTurn, deadlineMs, walking };
    const observation = await observe(browser, site, visit, options);
    const isLate = !observation.page && !observation.failure;
    const isSlow = observation.warnings.some(warning => TASK.test(warning));
    if (!isLate && !isSlow && observation.disturbances.length === 0) return observation;
    // On a busy machine anything may be slow once.
    const again = await observe(browser, site, visit, options);
    if (isLate && !again.page && !(await isShellInTime(browser, site, deadlineMs * SHELL_SHARE)))
      throw new TrialDeadlineError(
        { doing: `opening ${visit.path}` },
        "a page of the shell's own is late too",
      );
    if (isLate) return again;
    return {
      ...again,
      disturbances: findRepeated(observation.disturbances, again.disturbances),
      warnings: again.warnings.filter(
        warning => !TASK.test(warning) || findRepeated(observation.warnings, [warning]).length > 0,
      ),
    };
  };
  // The widest first: its walk rests while other pages are opened.
  return await Promise.all(
    WIDTHS.toReversed().flatMap(width => visits.map(visit => observeAt(visit, width))),
  );
}

/** Whether a page on which no code of remotes runs is live in time. */
const isShellInTime = async (browser: Browser, site: string, deadlineMs: number): Promise<boolean> => {
  const { page } = await observe(
    browser,
    site,
    { subject: 'shell', path: COOKIES, modules: [], folder: '/_releases/' },
    { width: TABLET, deadlineMs, takeTurn: work => work() },
  );
  return page !== undefined;
};

/** What is said of a page both times, whatever the figures in the sentence. */
function findRepeated(first: readonly string[], second: readonly string[]): string[] {
  const kindOf = (said: string) => said.replaceAll(/\d+/g, '');
  const kinds = first.map(kindOf);
  return second.filter(said => kinds.includes(kindOf(said)));
}

/** Undefined where there is no browser, or what drives it is not installed. */
async function startBrowser(): Promise<Browser | undefined> {
  const [playwright] = await Promise.all([import('playwright-core'), import('axe-core')]).catch(() => []);
  const options = playwright && (await findBrowser());
  if (!options) return undefined;
  // Pages must not get the key that signs the journal.
  const { RELEASE_SIGNING_KEY: _key, ...env } = options.env ?? process.env;
  return await playwright.chromium.launch({ ...options, env });
}
