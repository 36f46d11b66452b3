import {
  act,
  answering,
  failing,
  hanging,
  network,
  recording,
  screen,
  waitFor,
  within,
} from '@carefare/testing';
import { expect, it, vi } from 'vitest';
import {
  fillForm,
  findField,
  findResult,
  findSubmit,
  renderContact,
  SUBMISSIONS,
} from '../../testing/contact-page.ts';

/** Fills in the form and sends it. */
async function send(options: Parameters<typeof renderContact>[0]) {
  const view = renderContact(options);
  await fillForm(view);
  await view.user.click(await findSubmit());
  return view;
}

it('keeps answers and idempotency key when the API fails, and says so in toast and page', async () => {
  const { requests, handler } = recording('POST', SUBMISSIONS);
  const { user, recorded } = await send({ api: [handler, failing('POST', SUBMISSIONS)] });
  const text = 'There was an error submitting your request. Please try again.';
  expect(within(await findResult('Error Submitting Request')).getByText(text)).toBeVisible();
  expect(recorded.toasts).toEqual([{ title: 'Error Submitting Request', text, tone: 'error' }]);
  expect(await findField('Email')).toHaveValue('jo@example.org');
  await user.click(await findSubmit());
  await waitFor(() => expect(requests).toHaveLength(2));
  const [first, second] = requests.map(({ body, headers }) => [headers.get('Idempotency-Key'), body]);
  expect(first?.[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toEqual(first);
});

it('shows that the request is being sent, once for a double click', async () => {
  const { requests, handler } = recording('POST', SUBMISSIONS);
  const { user } = renderContact({ api: [handler, hanging('POST', SUBMISSIONS)] });
  await fillForm({ user });
  await user.dblClick(await findSubmit());
  expect(await screen.findByRole('button', { name: 'Sending your request…' })).toBeVisible();
  await waitFor(() => expect(requests).not.toHaveLength(0));
  expect(requests).toHaveLength(1);
});

it('keeps the idempotency key for a form that was left and opened again before the answer came', async () => {
  const answer = Promise.withResolvers<object>();
  const { requests, handler } = recording('POST', SUBMISSIONS);
  const slow = answering('POST', SUBMISSIONS, answer.promise);
  const { queryClient, recorded, unmount } = await send({ api: [handler, slow] });
  await waitFor(() => expect(requests).toHaveLength(1));
  unmount();
  const { user } = renderContact({ queryClient });
  answer.resolve({ reference: 'CF-TEST' });
  await waitFor(() => expect(recorded.toasts).toHaveLength(1));
  await user.click(await findSubmit());
  await waitFor(() => expect(requests).toHaveLength(2));
  const [first, second] = requests.map(({ body, headers }) => [headers.get('Idempotency-Key'), body]);
  expect(second).toEqual(first);
});

it.each([
  ['600', '10 minutes'],
  ['0', 'a minute'],
])('says how long to wait after too many requests: %s s', async (seconds, wait) => {
  const busy = answering('POST', SUBMISSIONS, {}, { status: 429, headers: { 'Retry-After': seconds } });
  await send({ api: busy });
  const result = within(await findResult('Error Submitting Request'));
  expect(result.getByText(new RegExp(`Please wait ${wait}`))).toBeVisible();
});

it('sends nothing when the honeypot is filled in, and sends the second attempt', async () => {
  const { requests, handler } = recording('POST', SUBMISSIONS);
  const { user } = renderContact({ api: handler });
  await fillForm({ user });
  await user.type(screen.getByLabelText('Leave this field empty'), 'spam');
  await user.click(await findSubmit());
  const result = within(await findResult('Error Submitting Request'));
  expect(result.getByText(/people do not see/)).toBeVisible();
  expect(requests).toHaveLength(0);
  await user.click(await findSubmit());
  expect(await screen.findByText('CF-TEST')).toBeVisible();
});

it('offers to get a session when there is none, and sends the request with it', async () => {
  const { requests, handler } = recording('POST', SUBMISSIONS);
  const { user, services } = await send({ api: handler, session: null });
  const result = within(await findResult('Session Error'));
  expect(result.getByText('No active session found. Please try again.')).toBeVisible();
  vi.spyOn(services.session, 'ready').mockResolvedValue(9);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('CF-TEST')).toBeVisible();
  expect(requests).toHaveLength(1);
});

it('sends a request although the browser says that it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send({});
  expect(await screen.findByText('CF-TEST')).toBeVisible();
});

it('says so when a request finds no network, and when the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await send({ api: failing('POST', SUBMISSIONS, 'network') });
  const result = within(await findResult('You are offline'));
  expect(result.getByText(/Your request was not sent/)).toBeVisible();
  network.resetHandlers();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await findResult('You are connected again')).toBeVisible();
  await user.click(await findSubmit());
  expect(await screen.findByText('CF-TEST')).toBeVisible();
});

it('names the fields that the API refuses', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Unprocessable',
    status: 422,
    errors: [{ path: 'payload.contact_email', message: 'refused' }],
  };
  const { user } = await send({ api: answering('POST', SUBMISSIONS, problem, { status: 422 }) });
  const result = within(await findResult('Error Submitting Request'));
  expect(result.getByRole('link', { name: /Invalid email/ })).toBeVisible();
  network.resetHandlers();
  await user.click(await findSubmit());
  expect(await screen.findByText('CF-TEST')).toBeVisible();
});
