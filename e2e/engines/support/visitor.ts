import { expect } from '@playwright/test';
import type { EngineWindow } from './driver/engine.ts';
import { bodyOf, NO_LIBRARY, type Query, TESTING_LIBRARY } from './find-in-page.ts';
import { findTarget } from './find-target.ts';

/** How long what is looked for may take, and how often it is looked for, in ms. */
const PATIENCE = { timeout: 30_000, intervals: [100] };

/** A slow page shows what changes a place only some frames after what a visitor waited for. */
const STILL_FRAMES = 3;

/** px from the click before: two quick clicks at one place would be a double click, whose second half is not a press. */
const ASIDE = 8;

export type Visitor = ReturnType<typeof createVisitor>;

/** A person at a window, who finds things by what they are called and waits until they are there. */
export function createVisitor(window: EngineWindow, site: string, hasCode: boolean) {
  /** @returns what `read`, which runs in the page, makes of the elements that can be seen */
  async function read<T>(query: Query, readElements: (elements: HTMLElement[]) => T): Promise<T> {
    const body = bodyOf(query, readElements);
    let answer = await window.run(body);
    // Each document needs its own copy, and the page may have changed in the meantime.
    while (answer === NO_LIBRARY) {
      await window.run(TESTING_LIBRARY);
      answer = await window.run(body);
    }
    return answer as T;
  }

  const waitFor = async (query: Query): Promise<void> =>
    expect
      .poll(() => read(query, ({ length }) => length), { message: say(query), ...PATIENCE })
      .toBeGreaterThan(0);

  const waitUntilGone = async (query: Query): Promise<void> =>
    expect.poll(() => read(query, ({ length }) => length), { message: say(query), ...PATIENCE }).toBe(0);

  let clicked: [x: number, y: number] = [0, 0];

  /** Clicks the first such element, in or beside its middle, once it stands still for some frames and nothing covers it. */
  async function click(query: Query): Promise<void> {
    let point: [x: number, y: number] = [0, 0];
    let since = 0;
    await expect(async () => {
      const { x = 0, y = 0, frames = 0, cover } = (await read(query, findTarget)) ?? {};
      const isStill = point[0] === x && point[1] === y && frames >= since;
      if (!isStill) since = frames;
      point = [x, y];
      expect(cover, say(query)).toBe('');
      // Without code nothing moves, and Firefox counts no frames.
      if (hasCode) expect(frames - since, `${say(query)} moves`).toBeGreaterThanOrEqual(STILL_FRAMES);
    }).toPass({ ...PATIENCE, intervals: [50] });
    if (point[0] === clicked[0] && point[1] === clicked[1]) point[0] -= ASIDE;
    clicked = point;
    await window.click(...point);
  }

  const valueOf = (query: Query) => read(query, ([field]) => (field as HTMLInputElement | undefined)?.value);

  /** Types a text in place of the one that the field has. */
  async function write(query: Query, text: string): Promise<void> {
    await click(query);
    await read(query, ([field]) => (field as HTMLInputElement).select());
    await window.type(text);
    await expect.poll(() => valueOf(query), { message: say(query), ...PATIENCE }).toBe(text);
  }

  /** Chooses an entry of a list by the letters that it begins with. */
  async function choose(query: Query, letters: string): Promise<void> {
    await waitFor(query);
    await read(query, ([list]) => list?.focus());
    await window.type(letters);
    await expect
      .poll(() => read(query, ([list]) => (list as HTMLSelectElement).selectedOptions[0]?.label), PATIENCE)
      .toMatch(new RegExp(`^${letters}`));
  }

  return {
    window,
    read,
    waitFor,
    waitUntilGone,
    click,
    write,
    choose,
    valueOf,
    async open(path: string): Promise<void> {
      await window.open(site + path);
      if (hasCode) await waitFor('html[data-hydrated]');
    },
    textOf: (query: Query) => read(query, ([element]) => element?.textContent.replaceAll(/\s+/g, ' ').trim()),
    hasFocus: (query: Query) => read(query, ([element]) => element === document.activeElement),
    /** Path, query and fragment of the page. */
    address: async () =>
      String(await window.run('return location.pathname + location.search + location.hash')),
  };
}

const say = (query: Query): string =>
  typeof query === 'string' ? query : Object.values(query).map(String).join(', ');
