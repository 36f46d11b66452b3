import { costInput } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { ProblemSchema, toCostsByTreatmentRequest } from 'shared-contracts/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSubmission, workedSteps } from '../testing/builders.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { type Browser, startTestApi } from '../testing/start-test-api.ts';

const hostileTexts = fc.constantFrom(
  'x'.repeat(5_000),
  '\u0000',
  '\uD800',
  "'; drop table sessions; --",
  '‮‏',
  '💊'.repeat(999),
);
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  hostileTexts,
  fc.constantFrom(-1, 0, 1e21, 1.5, Number.MAX_SAFE_INTEGER, '__proto__', null, true, [], {}),
);

/** A valid body in which one value at any depth is replaced, dropped or given a sibling. */
function mutations(body: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(body);
  return fc
    .tuple(fc.constantFrom(...paths), anyValue, fc.constantFrom('replace', 'drop', 'add'), fc.string())
    .map(([path, value, kind, name]) => mutate(body, path, value, kind, name));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const pathsOf = (value: unknown, prefix: string[] = []): string[][] =>
  isObject(value)
    ? [prefix, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...prefix, key]))]
    : [prefix];

function mutate(
  body: unknown,
  [key, ...rest]: string[],
  value: unknown,
  kind: string,
  name: string,
): unknown {
  if (key === undefined) return kind === 'add' && isObject(body) ? { ...body, [name]: value } : value;
  if (!isObject(body)) return value;
  const copy = { ...body };
  if (rest.length === 0 && kind === 'drop') delete copy[key];
  else copy[key] = mutate(copy[key], rest, value, kind, name);
  return copy;
}

/** The body itself changed in one place, or anything. */
const bodies = (valid: unknown) =>
  fc.oneof({ weight: 3, arbitrary: mutations(valid) }, { weight: 1, arbitrary: anyValue });
/** Parts of paths and queries. */
const segments = fc.oneof(
  fc.webSegment(),
  fc.string({ unit: 'binary', maxLength: 80 }).map(encode),
  fc.constantFrom('%', '%00', '..', '1e9'),
);

/** Any text that HTTP allows in a header. */
const headerValues = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map(code => String.fromCharCode(code)),
});
const fuzzedHeaders = ['content-type', 'origin', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id'];

/** Headers that the API reads, each of them as it should be, or with any value, or absent. */
const headersLike = (valid: Record<string, string>): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(valid).map(([name, value]) => [name, fc.oneof(fc.constant(value), headerValues)]),
        ),
      ),
      fc.dictionary(fc.constantFrom(...fuzzedHeaders), headerValues),
    )
    .map(([known, others]) => Object.assign(known, others));

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Fuzzes every call with `runs` cases, or FUZZ_RUNS. */
export function fuzzSuite(name: string, open: () => Promise<TestDatabase>, runs: number): void {
  const numRuns = Number(process.env.FUZZ_RUNS ?? runs);
  const title = `on ${name} no input causes a server error, and no refused input is written in part`;
  describe(title, { timeout: 60_000 + numRuns * 100 }, () => {
    let database: TestDatabase;
    let newBrowser: () => Browser;
    let browser: Browser;
    let id: number;
    let cases = 0;
    beforeAll(async () => {
      database = await open();
      newBrowser = (await startTestApi(database, { LOG_LEVEL: 'silent' })).browser;
      browser = newBrowser();
      id = await browser.api.startSession({ ip: 'address-hash', country: 'UK' });
      for (const step of workedSteps) await browser.api.saveStep(id, step);
    }, 60_000);
    afterAll(async () => {
      // Every confirmed request has its outbox row, and no other.
      const quotes = await database.db.selectFrom('submissions').select('reference').orderBy('id').execute();
      const outbox = await database.db.selectFrom('outbox').select('reference').orderBy('id').execute();
      expect(quotes.length).toBeGreaterThan(0);
      expect(outbox).toEqual(quotes);
      await database.close();
      process.stdout.write(`${cases} cases fuzzed on ${name}\n`);
    });

    const snapshot = async () => {
      const { db } = database;
      const sessions = await db.selectFrom('sessions').selectAll().where('id', '=', id).execute();
      const count = await db
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll().as('count'))
        .execute();
      const quotes = await db
        .selectFrom('submissions')
        .select(({ fn }) => fn.max('id').as('last'))
        .execute();
      const outbox = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.max('id').as('last'))
        .execute();
      return JSON.stringify([sessions, count, quotes, outbox]);
    };

    const check = (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
      sender = browser,
    ) => checkText(method, path, body === undefined ? undefined : JSON.stringify(body), headers, sender);

    async function checkText(
      method: string,
      path: string,
      text: string | undefined,
      headers: Record<string, string> = {},
      sender = browser,
    ) {
      cases += 1;
      const before = await snapshot();
      const response = await sender.send(method, path, text, headers);
      expect(response.status).toBeLessThan(500);
      const content: unknown = await response.json();
      if (response.status < 300) return;
      expect(v.is(ProblemSchema, content)).toBe(true);
      expect(await snapshot()).toBe(before);
    }

    /** Sends the valid body itself, and bodies that differ from it. */
    const run = (valid: object, call: (body: unknown) => Promise<void>) =>
      fc.assert(fc.asyncProperty(bodies(valid), call), { numRuns, examples: [[valid]] });

    it.each(['countries', 'benefits', 'faqs'])('treatment-%s', list =>
      run({ treatment_id: 52 }, body => check('POST', `masters/treatment-${list}`, body)),
    );

    it('compute-cost-by-treatment', () =>
      run(toCostsByTreatmentRequest(costInput), body =>
        check('POST', 'journey/compute-cost-by-treatment', body),
      ));

    it('compute-cost', () => run({ session_id: id }, body => check('POST', 'journey/compute-cost', body)));

    it.each(workedSteps.map(step => [step.step, step] as const))('step %s', (_, step) =>
      run(step, body => check('PUT', `journey/${id}`, body)),
    );

    it('submissions', () =>
      run({ ...aSubmission(), estimate: toCostsByTreatmentRequest(costInput) }, body =>
        check('POST', `journey/${id}/submissions`, body, { 'idempotency-key': `fuzz-${cases}-key` }),
      ));

    it('start of a session', () =>
      run({ country: 'UK' }, body => check('POST', 'journey/start/address-hash', body)));

    it('headers', () => {
      const valid = { cookie: browser.cookie() ?? '', 'idempotency-key': 'fuzz-headers-key' };
      return fc.assert(
        fc.asyncProperty(headersLike(valid), values =>
          check('POST', `journey/${id}/submissions`, aSubmission(), values, newBrowser()),
        ),
        { numRuns },
      );
    });

    it('paths and queries', () =>
      fc.assert(
        fc.asyncProperty(segments, segments, fc.webQueryParameters(), async (one, two, query) => {
          await check('GET', `journey/${one}/cost`);
          await check('GET', `journey/by-ip/${one}?country=${two}`);
          await check('GET', `masters/travel-visa-costs?source=${one}&destination=${two}`);
          await check('GET', `masters/travel-visa-costs?${query}`);
          await check('GET', `masters/trip-costs?source=${one}`);
          await check('GET', `masters/costs-by-source?treatment_id=${one}&destination=${two}`);
          await check('PUT', `journey/${one}`, workedSteps[0]);
        }),
        { numRuns },
      ));

    it('bodies that are not JSON', () =>
      fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary' }), async text => {
          await checkText('PUT', `journey/${id}`, text);
        }),
        { numRuns },
      ));
  });
}
