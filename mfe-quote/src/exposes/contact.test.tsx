import { answering, aTrip, optionsWire, recording, screen, violations, within } from '@carefare/testing';
import { consentPlace } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import {
  fillForm,
  findField,
  findResult,
  findSubmit,
  renderContact,
  SUBMISSIONS,
} from '../../testing/contact-page.ts';
import { page } from './contact.tsx';

it('stores the request, shows the receipt and empties the form', async () => {
  const { requests, handler } = recording('POST', SUBMISSIONS);
  const { user, recorded } = renderContact({ api: handler });
  await fillForm({ user });
  await user.click(await findSubmit());
  expect(await screen.findByText('CF-TEST')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toMatchObject({
    kind: 'contact_us',
    payload: {
      treatment_id: 52,
      destination: 'India',
      contact_name: 'Jo Doe',
      contact_email: 'jo@example.org',
    },
    consent: { version: 'health-data-2', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  });
  expect(requests[0]?.body).not.toHaveProperty('estimate');
  expect(requests[0]?.body).not.toHaveProperty('about');
  // The shell asks about analytics there, below all else.
  expect(consentPlace.get()?.previousElementSibling).toContainElement(
    screen.getByRole('heading', { name: 'Prefer to write?' }),
  );
  expect(await findResult('What happens next')).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request received');
  // The shell announces the toast; the page does not say its title again.
  const text = 'Our team will contact you within 24 hours with your personalized quote.';
  expect(recorded.toasts).toEqual([{ title: 'Contact Request Submitted!', text, tone: 'success' }]);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/Contact Request Submitted/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Request My Quote' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Send another request' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request your personalised quote');
  expect(screen.getByRole('heading', { name: 'Your request' })).toHaveFocus();
  expect(await findField('Full Name')).toHaveValue('');
  expect(await findField('Treatment')).toHaveValue('');
  expect(consentPlace.get()).toBeNull();
});

it('says in a demonstration that nobody will answer, and promises nothing next to the form', async () => {
  const { user } = renderContact({ isDemonstration: true });
  const band = 'This is a demonstration. Nobody will answer. Do not enter real health data.';
  expect(screen.getByText(band)).toBeVisible();
  expect(screen.queryByText(/A coordinator .* 24 hours/)).toBeNull();
  await fillForm({ user });
  await user.click(screen.getByRole('button', { name: 'Request My Quote' }));
  const result = within(await findResult('What happens next'));
  expect(result.getByText(band)).toBeVisible();
  expect(result.queryByText(/A coordinator/)).toBeNull();
});

it('shows all that was sent, to be printed, and copied if the browser lets it', async () => {
  const { user, recorded, container } = renderContact({ trip: aTrip() });
  await fillForm({ user });
  await user.selectOptions(await findField('Timeline'), 'soon');
  await user.type(await findField('Notes'), 'Left hip.');
  await user.click(await findSubmit());
  const answers = [
    ['Full Name', 'Jo Doe'],
    ['Email', 'jo@example.org'],
    ['Treatment', 'Hip Replacement'],
    ['Source Country', 'UK'],
    ['Destination', 'India'],
    ['Timeline', 'Soon (within 3 months)'],
    ['Notes', 'Left hip.'],
  ] as const;
  const result = within(await findResult('What happens next'));
  for (const [label, text] of answers)
    expect(result.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(text);
  expect(await violations(container)).toEqual([]);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await user.click(result.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(result.getByRole('button', { name: 'Copy as text' }));
  expect(await result.findByText(/Your request is copied/)).toBeVisible();
  const text = await navigator.clipboard.readText();
  for (const line of ['CF-TEST', ...answers.map(answer => answer.join(': '))]) expect(text).toContain(line);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(result.getByRole('button', { name: 'Copy as text' }));
  expect(await result.findByLabelText(/^Your browser did not let us copy it/)).toHaveValue(text);
  expect(recorded.announced).toHaveLength(2);
});

it('asks for whom, the age and how to reach the sender where the API takes it, and shows the answers', async () => {
  const { requests, handler } = recording('POST', SUBMISSIONS);
  const options = answering('GET', 'masters/options', { ...optionsWire, request_about: true });
  const { user } = renderContact({ api: [handler, options] });
  await user.selectOptions(await findField('For whom'), 'For somebody else');
  await user.selectOptions(await findField('Age of the patient'), '65 and over');
  await fillForm({ user });
  await user.click(await findSubmit());
  const result = within(await findResult('What happens next'));
  expect(result.getByText('For somebody else')).toBeVisible();
  expect(result.queryByText('How to reach you')).toBeNull();
  expect(requests[0]?.body).toMatchObject({
    about: { for_whom: 'somebody-else', age_group: '65-and-over' },
  });
});

it('has an address to write to, three questions, and all choices', async () => {
  renderContact();
  expect(screen.getByRole('link', { name: 'hello@carefare.example' })).toHaveAttribute(
    'href',
    'mailto:hello@carefare.example',
  );
  const questions = screen.getAllByText(/\?$/, { selector: 'summary' });
  const structured = JSON.stringify(page.head?.({} as never));
  expect(questions).toHaveLength(3);
  for (const { textContent } of questions) expect(structured).toContain(textContent);
  for (const [label, token] of [
    ['Full Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
  ] as const)
    expect(await findField(label)).toHaveAttribute('autocomplete', token);
  const choicesOf = async (label: string) =>
    [...(await findField(label)).querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
  expect(await choicesOf('Source Country')).toEqual(sourceCountries);
  expect(await choicesOf('Timeline')).toEqual(['urgent', 'soon', 'planning', 'research']);
});
