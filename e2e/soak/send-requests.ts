import { setTimeout as pause } from 'node:timers/promises';
import type { Traffic } from './browse.ts';

/** The shell refuses a form that was sent sooner after it was opened. */
const OPEN_MS = 2_200;

/** Sends the quote form without JavaScript again and again, each time as another visitor. @returns how many were accepted */
export async function sendRequests({ url, signal, errors }: Traffic, name: string): Promise<number> {
  let accepted = 0;
  while (!signal.aborted) {
    try {
      const opened = await fetch(`${url}/contact`);
      await opened.text();
      await pause(OPEN_MS);
      const { status } = await fetch(`${url}/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: url, Cookie: cookiesOf(opened) },
        body: new URLSearchParams({
          contact_name: name,
          contact_email: 'soak@example.org',
          treatment_id: '52',
          notes: `request ${accepted}`,
          consent: 'yes',
        }),
      });
      if (status === 303) accepted += 1;
      else errors.push(`POST /contact: ${status}`);
    } catch (error) {
      errors.push(`POST /contact: ${String(error)}`);
    }
  }
  return accepted;
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ');
