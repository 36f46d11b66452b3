import type { Composition } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { countsOf } from '../../../testing/counts-of.ts';
import { createCompositionHealth } from './composition-health.ts';

const digest = (number: number) => number.toString(16).padStart(16, '0');
const composition = (number: number) =>
  ({
    id: digest(number),
    shell: digest(100),
    remotes: { quote: { digest: digest(number + 1_000) } },
  }) as unknown as Composition;
const [first, second] = [composition(1), composition(2)];
const since = expect.stringMatching(/Z$/);
const error = {
  composition: first.id,
  remote: 'quote',
  release: digest(1_001),
  kind: 'render',
} as const;

describe('the health of compositions', () => {
  it('counts views and errors of each composition apart', () => {
    const health = createCompositionHealth();
    health.addComposition(first);
    health.addComposition(second);
    health.countView(first.id);
    health.countView(first.id);
    health.countView(second.id);
    expect(health.countError(error)).toEqual({ ...error });
    health.countError({ ...error, kind: 'load' });
    health.countError({ ...error, remote: 'shell', release: first.shell });
    const named = { remote: 'quote', release: error.release, count: 1 };
    expect(health.snapshot()).toEqual([
      { composition: second.id, since, views: 1, errors: [] },
      {
        composition: first.id,
        since,
        views: 2,
        errors: [
          { ...named, kind: 'render' },
          { ...named, kind: 'load' },
          { ...named, remote: 'shell', release: first.shell, kind: 'render' },
        ],
      },
      { composition: 'none', since: undefined, views: 0, errors: [] },
    ]);
  });

  it('counts what was never live here under none', () => {
    const health = createCompositionHealth();
    health.addComposition(first);
    const unknown = { ...error, release: digest(7) };
    expect(health.countError(unknown)).toEqual({ ...error, release: 'none' });
    expect(health.countError({ ...error, composition: 'made-up' })).toEqual({
      ...error,
      composition: 'none',
      release: 'none',
    });
    expect(countsOf(health, 'made-up')).toEqual({ views: 0, errors: 0 });
    for (let number = 0; number < 1_000; number += 1)
      health.countError({ ...error, composition: digest(number + 10), release: digest(number) });
    expect(health.snapshot()).toHaveLength(2);
    expect(health.snapshot().flatMap(({ errors }) => errors)).toHaveLength(2);
  });

  it('counts at most three errors of one sender for a composition in ten minutes', () => {
    let now = 1_000;
    const health = createCompositionHealth({ clock: { now: () => now } });
    health.addComposition(first);
    health.addComposition(second);
    const send = (sender: string, { id, remotes } = first) =>
      health.countError({ ...error, composition: id, release: remotes.quote?.digest ?? '', sender });
    for (let time = 0; time < 5; time += 1) send('192.0.2.1');
    expect(send('192.0.2.1')).toBeUndefined();
    expect(countsOf(health, first.id).errors).toBe(3);
    send('192.0.2.2');
    send('192.0.2.1', second);
    expect(countsOf(health, first.id).errors).toBe(4);
    expect(countsOf(health, second.id).errors).toBe(1);
    now += 10 * 60_000 + 1;
    expect(send('192.0.2.1')).toBeDefined();
    expect(countsOf(health, first.id).errors).toBe(5);
  });

  it('confirms what browsers report once three senders did, however often one of them does, and the server’s at once', () => {
    let now = 1;
    const health = createCompositionHealth({ clock: { now: () => now } });
    health.addComposition(first);
    for (; now < 10 * 3_600_000; now += 60_000) health.countError({ ...error, sender: 'one' });
    expect(countsOf(health, first.id).errors).toBeGreaterThan(100);
    health.countError({ ...error, sender: 'two' });
    const read = () => health.readConfirmed(first.id, ['quote']);
    expect(read()).toEqual({ views: 0, errors: 0, failures: 0 });
    health.countError({ ...error, kind: 'server' });
    health.countError({ ...error, remote: 'shell', release: first.shell, kind: 'server' });
    expect(read()).toEqual({ views: 0, errors: 2, failures: 1 });
    health.countError({ ...error, sender: 'three' });
    expect(read()).toEqual({ ...countsOf(health, first.id), failures: 1 });
  });

  it('keeps the twenty compositions that were live last, and counts on when one is live again', () => {
    const health = createCompositionHealth();
    health.addComposition(first);
    health.countView(first.id);
    for (let number = 2; number <= 20; number += 1) health.addComposition(composition(number));
    health.addComposition(first);
    health.addComposition(composition(21));
    expect(countsOf(health, first.id).views).toBe(1);
    expect(health.snapshot()).toHaveLength(21);
    expect(health.snapshot().map(each => each.composition)).not.toContain(second.id);
  });
});
