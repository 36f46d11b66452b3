import { beforeAll, describe, expect, it } from 'vitest';
import { aComposition } from '../testing/compared.ts';
import { accepted, blamed, contractOf, quote, refused, replaced } from '../testing/contract-changes.ts';
import { compile } from './compile.ts';
import { checkTypes } from './types.ts';

describe('the types of a remote beside shells', () => {
  let faults: readonly string[];
  // All cases at once: one run of the compiler.
  beforeAll(async () => {
    const live = Object.entries({ ...accepted, ...refused }).map(([name, change]) =>
      aComposition({ digest: `<${name}>`.replaceAll(' ', '_'), declarations: contractOf(change) }),
    );
    const [first] = live;
    if (!first) throw new Error('there are cases');
    const candidate = { ...first, releases: aComposition({ digest: '' }, { quote }).releases };
    faults = await checkTypes(candidate, live, () => expect.unreachable());
  }, 60_000);
  const of = (name: string) => faults.filter(fault => fault.includes(`<${name}>`.replaceAll(' ', '_')));

  it.each(Object.keys(accepted))('accepts %s', name => expect(of(name)).toEqual([]));

  it.each(Object.keys(refused))('refuses %s', name => {
    const what = blamed[name] ?? '"Button" of';
    const start = `quote q2 is refused: in shell <${name.replaceAll(' ', '_')}> ${what}`;
    const fault = of(name).find(sentence => sentence.startsWith(start)) ?? of(name).join('\n');
    expect(fault).toMatch(
      / differs from what quote q2 was built with: .*(is not assignable|is missing).*\. quote's team builds with /,
    );
    expect(fault).toContain(start);
  });
});

it('blames a shell that moves beside a live remote', async () => {
  const live = aComposition({ digest: 's1', declarations: contractOf({}) }, { quote });
  const change = replaced('formatDate', 'string | null', 'string');
  const candidate = aComposition({ digest: 's2', declarations: contractOf(change) }, { quote });
  expect(await checkTypes(candidate, [live], () => expect.unreachable())).toEqual([
    expect.stringMatching(
      /^shell s2 is refused: "formatDate" of shared-contracts differs from what quote q2 was built with: Type .*\. The shell's team /,
    ),
  ]);
}, 30_000);

it('notes a release without declarations, and needs no compiler for it', async () => {
  const notes: string[] = [];
  const { declarations: _, ...older } = quote;
  const shell = { digest: 's1', declarations: contractOf({}) };
  const note = (sentence: string) => notes.push(sentence);
  expect(await checkTypes(aComposition(shell, { quote: older }), [], note)).toEqual([]);
  expect(await checkTypes(aComposition({ digest: 's0' }, { quote }), [], note)).toEqual([]);
  expect(notes).toEqual([
    'not compared: quote q2 has no declarations',
    'not compared: shell s0 has no declarations',
  ]);
});

it.each(['remote/../../outside.d.ts', 'remote/code.ts'])('writes no file %s', async path => {
  const files = { ...quote.declarations.files, [path]: 'export {}' };
  const altered = { ...quote, declarations: { ...quote.declarations, files } };
  const candidate = aComposition({ digest: 's1', declarations: contractOf({}) }, { quote: altered });
  await expect(async () => checkTypes(candidate, [], () => undefined)).rejects.toThrow(
    'its types/declarations.json is malformed at files',
  );
});

it('is an error, and not a pass, without a compiler or a project', async () => {
  await expect(async () => compile('.', '/nowhere/tsc')).rejects.toThrow(
    /^Types cannot be compared: there is no compiler at .*$/,
  );
  await expect(compile('/nowhere')).rejects.toThrow(/^Types cannot be compared: the compiler failed: .*$/);
});
