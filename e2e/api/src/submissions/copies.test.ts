import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { costInput } from '@carefare/testing/worked-example';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { aboutUsd, usualRange } from 'shared-contracts';
import { toCostsByTreatmentRequest } from 'shared-contracts/wire';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { openTestSqlite, type TestDatabase } from '../../testing/open-test-database.ts';
import { advanceClock, startSession, startTestApi } from '../../testing/start-test-api.ts';

interface Received {
  to: string[];
  raw: string;
}

/** A real e-mail server, which keeps what it takes. */
async function startMailServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then(raw => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  const { port } = await listen(server.listen(0, '127.0.0.1'));
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>(done => server.close(done)),
  };
}

/** Where nothing listens. */
const CLOSED_URL = 'smtp://127.0.0.1:9';

async function listen(server: ReturnType<typeof createServer>) {
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('not listening on a port');
  return address;
}

describe('copies of quote requests by e-mail', () => {
  let database: TestDatabase;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    database = await openTestSqlite();
    mail = await startMailServer();
  }, 60_000);
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await mail.close();
    await database.close();
  });

  const startApi = (SMTP_URL: string) =>
    startTestApi(database, { SMTP_URL, MAIL_FROM: 'Carefare <quotes@carefare.example>' });
  const submit = async (SMTP_URL: string) => {
    const api = await startApi(SMTP_URL);
    const { browser, id } = await startSession(api);
    const body = {
      ...aSubmission(),
      about: { for_whom: 'somebody-else', reach_by: 'phone' },
      estimate: toCostsByTreatmentRequest(costInput),
    };
    const { reference } = await browser.api.submitContact(id, body, { idempotencyKey: 'attempt-1' });
    const copy = (of = reference) => browser.send('POST', `journey/${id}/submissions/${of}/copy`);
    return { api, browser, id, reference, copy };
  };

  it('are sent to the address in the request, once, as plain text without health in the subject', async () => {
    const { api, browser, id, reference } = await submit(mail.url);
    expect(await browser.api.options()).toMatchObject({ emailCopies: true, requestAbout: true });
    expect(await browser.api.sendCopy(id, reference)).toEqual({ sent: true });
    expect(await browser.api.sendCopy(id, reference)).toEqual({ sent: true });
    expect(mail.received).toHaveLength(1);
    const costs = await browser.api.costsByTreatment(costInput);
    const { later, ...india } = costs.find(({ country }) => country === 'India') ?? {};
    const figuresOf = ({ total = 0, low = 0, high = 0 } = {}) =>
      `${aboutUsd(total)} (${usualRange(low, high)})`;
    const [first] = mail.received;
    expect(first?.to).toEqual(['zoe@example.org']);
    const message = await simpleParser(first?.raw ?? '');
    expect(message.from?.text).toBe('"Carefare" <quotes@carefare.example>');
    expect(message.subject).toBe(`Your request to Carefare, ${reference}`);
    expect(message.html).toBe(false);
    for (const line of [
      'Full name: Zoë Müller',
      'Treatment: Hip Replacement',
      'Destination: India',
      'Timeline: Soon (within 3 months)\nFor whom: For somebody else\nHow to reach you: Phone\n',
      'Notes:\nLeft hip.\nNo allergies.',
      'for 1 patient, 1 companion, 15 nights, travelling from the UK:',
      `India: all in, ${figuresOf(india)}, or ${figuresOf(later)} if you fly after 3 months (NHS)`,
    ])
      expect(message.text).toContain(line);
    expect(api.log.join('')).not.toMatch(/zoe|Müller|allergies/);
  });

  /** Sends a request with this estimate, and a copy of it. @returns the text of the copy */
  const copyOf = async (
    { browser: { api }, id }: Awaited<ReturnType<typeof startSession>>,
    input: typeof costInput,
    destination: string,
  ) => {
    const body = {
      ...aSubmission({ source: input.source, destination }),
      estimate: toCostsByTreatmentRequest(input),
    };
    const { reference } = await api.submitContact(id, body, { idempotencyKey: 'attempt-1' });
    mail.received.length = 0;
    await api.sendCopy(id, reference);
    return (await simpleParser(mail.received[0]?.raw ?? '')).text ?? '';
  };

  it.each([
    ['UK', 'India', 'without visa'],
    ['UAE', 'Spain', 'all in'],
  ])('from %s to %s, where no visa is wanted, call the total %s', async (source, destination, scope) => {
    const session = await startSession(await startApi(mail.url));
    const sent = await copyOf(session, { ...costInput, source, visaSupport: false }, destination);
    expect(sent).toContain(`${destination}: ${scope}, about $`);
  });

  it('list the totals of all countries where no destination is named', async () => {
    const session = await startSession(await startApi(mail.url));
    const sent = await copyOf(session, costInput, '');
    expect(sent).toContain('Destination: No preference');
    const offered = (await session.browser.api.costsByTreatment(costInput)).map(({ country }) => country);
    expect(Array.from(sent.matchAll(/^(.+): all in, about \$/gm), ([, country]) => country)).toEqual(offered);
  });

  it('are of requests of the own session only', async () => {
    const { copy, reference, api } = await submit(mail.url);
    expect((await copy('CF-0000000000')).status).toBe(404);
    const other = await startSession(api);
    expect(
      (await other.browser.send('POST', `journey/${other.id}/submissions/${reference}/copy`)).status,
    ).toBe(404);
  });

  it('are not offered without an e-mail server', async () => {
    const api = await startTestApi(database);
    const { browser, id } = await startSession(api);
    expect(await browser.api.options()).toMatchObject({ emailCopies: false });
    expect((await browser.send('POST', `journey/${id}/submissions/CF-0000000000/copy`)).status).toBe(404);
  });

  it('fail with 503 when nothing listens, which no request notices, and can be asked for again', async () => {
    const { api, copy, browser, id, reference } = await submit(CLOSED_URL);
    const failed = await copy();
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30']);
    expect(api.log.join('')).toContain('ESOCKET');
    expect(api.log.join('')).not.toContain('zoe');
    const stored = database.db
      .selectFrom('submissions')
      .select(['copied_at', 'copy_claimed_at'])
      .where('reference', '=', reference);
    expect(await stored.executeTakeFirst()).toEqual({ copied_at: null, copy_claimed_at: null });
    await expect(browser.api.sendCopy(id, reference)).rejects.toThrow('We could not send the copy');
  });

  it('are sent by the next try when one failed and the database could not note that', async () => {
    const { browser, id, reference } = await submit(CLOSED_URL);
    await sql`create trigger away before update of copied_at on submissions begin select raise(fail, 'away'); end`.execute(
      database.db,
    );
    const path = `journey/${id}/submissions/${reference}/copy`;
    expect((await browser.send('POST', path)).status).toBe(503);
    await sql`drop trigger away`.execute(database.db);
    const again = (await startApi(mail.url)).browser({ cookie: browser.cookie() ?? '' });
    mail.received.length = 0;
    const busy = await again.send('POST', path);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '30']);
    advanceClock(30_000);
    expect((await again.send('POST', path)).status).toBe(200);
    expect(mail.received).toHaveLength(1);
  });

  it('give up on a server that never answers after 6 s, and refuse more than the queue holds, while requests are stored', async () => {
    const silent = createServer();
    const { port } = await listen(silent.listen(0, '127.0.0.1'));
    const { browser, id, copy } = await submit(`smtp://127.0.0.1:${port}`);
    const references = [];
    for (let index = 0; index < 30; index++) {
      const idempotencyKey = `more-${100 + index}`;
      references.push((await browser.api.submitContact(id, aSubmission(), { idempotencyKey })).reference);
    }
    vi.useFakeTimers({ toFake: ['performance'] });
    const deadlines: AbortController[] = [];
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      if (ms !== 6_000) return timeout(ms);
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    const refused: Response[] = [];
    const copies = references.map(async reference => {
      const response = await copy(reference);
      refused.push(response);
      return response.status;
    });
    await expect.poll(() => [refused.length, deadlines.length]).toEqual([6, 4]);
    // The four that wait for the server, and then the twenty that have waited in the queue for too long.
    vi.advanceTimersByTime(6_000);
    for (const deadline of deadlines) deadline.abort();
    expect(await Promise.all(copies)).toEqual(copies.map(() => 503));
    expect(deadlines).toHaveLength(4);
    silent.close();
  });
});
