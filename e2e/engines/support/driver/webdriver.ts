import { setTimeout as pause } from 'node:timers/promises';

const START_TRIES = 100;
const PAUSE_MS = 50;

type Answer = { value: unknown };

/** A session of a WebDriver server (W3C WebDriver), whose commands are HTTP calls. */
export async function startSession(server: string, capabilities: Record<string, unknown>) {
  await waitForServer(server);
  const { sessionId } = (await call(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `${server}/session/${sessionId}`;
  const post = (command: string, body: object = {}) => call(`${session}/${command}`, 'POST', body);
  return {
    get: (command: string) => call(`${session}/${command}`, 'GET'),
    post,
    /** Plays the actions of one input device and lets go of it. */
    async act(device: object): Promise<void> {
      await post('actions', { actions: [device] });
    },
    end: () => call(session, 'DELETE'),
  };
}

async function waitForServer(server: string): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (await fetch(`${server}/status`).catch(() => undefined)) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`No WebDriver server answers at ${server}`);
}

/** @throws with the driver's own words */
async function call(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}
