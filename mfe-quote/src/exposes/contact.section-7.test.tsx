import { answeredBy, aTrip, createTestContext, network, screen, waitFor } from '@carefare/testing';
import { createSection7Api, section7Site } from '@carefare/testing/section-7-api';
import { expect, it } from 'vitest';
import { fillForm, findResult, findSubmit, renderContact } from '../../testing/contact-page.ts';
import { page } from './contact.tsx';

/** The page of a visitor whose session an API of section 7 has started. */
async function open(options: Parameters<typeof renderContact>[0] = {}) {
  const api = createSection7Api();
  const start = { method: 'POST', body: JSON.stringify({ country: 'unknown' }) };
  const started = await api(new Request('http://127.0.0.1/api/journey/start/unknown', start));
  const { session_id: session } = (await started.json()) as { session_id: number };
  return { api, ...renderContact({ ...section7Site, session, ...options, api: answeredBy(api) }) };
}

it('has all that its form needs', async () => {
  network.use(answeredBy(createSection7Api()));
  const { context } = createTestContext({ path: '/contact', server: true, ...section7Site });
  expect(await page.load?.(context)).toEqual({ status: 200 });
});

it('shows no estimate where no total is known, and none that is loading or has failed', async () => {
  const { queryClient } = await open({ view: 'estimate', trip: aTrip() });
  expect(await screen.findByRole('option', { name: 'Spain' })).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Your estimate')).toBeNull();
  expect(screen.queryByText(/could not|failed/)).toBeNull();
});

it('tells of a request that has no reference as of a success, and of none', async () => {
  const { api, user, recorded, container } = await open();
  await fillForm({ user });
  // No copy by e-mail is offered.
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(await findSubmit());
  expect(await findResult('What happens next')).toHaveFocus();
  expect(api.submissions).toHaveLength(1);
  expect(api.submissions[0]).toMatchObject({ payload: { treatment_id: 52, destination: 'India' } });
  expect(recorded.toasts).toEqual([expect.objectContaining({ title: 'Contact Request Submitted!' })]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request received');
  expect(container).not.toHaveTextContent(/reference/i);
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Hip Replacement');
  expect(text).not.toMatch(/reference/i);
});
