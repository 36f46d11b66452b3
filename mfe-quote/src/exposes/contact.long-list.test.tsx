import { answering, createTestContext, network, screen, treatmentWire, waitFor } from '@carefare/testing';
import { expect, it } from 'vitest';
import { findField, findSubmit, renderContact } from '../../testing/contact-page.ts';
import { page } from './contact.tsx';

const LONG = { masterData: { hasManyTreatments: true } } as const;
const hip = answering('GET', 'masters/treatments', [treatmentWire()]);

it('lets a treatment of a long list be typed, and offers what the API finds', async () => {
  const asked: unknown[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('treatment-countries'))
      void request
        .clone()
        .json()
        .then(body => asked.push(body));
  });
  const { user } = renderContact({ ...LONG, api: hip });
  const field = await findField('Treatment');
  await user.type(field, 'hip');
  await waitFor(() => expect(document.querySelector('datalist option')).toHaveTextContent('Hip Replacement'));
  await user.clear(field);
  await user.type(field, 'hip replacement');
  expect(await screen.findByRole('option', { name: 'India' })).toBeVisible();
  expect(field).toHaveValue('Hip Replacement');
  expect(asked).toEqual([{ treatment_id: 52 }]);
});

it('repeats in the receipt what was sent, with the name of a treatment that was typed', async () => {
  const { user } = renderContact({ ...LONG, api: hip });
  for (const [label, text] of [
    ['Full Name', 'Jo Doe'],
    ['Email', 'jo@example.org'],
    ['Treatment', 'hip replacement'],
  ] as const) {
    await user.click(await findField(label));
    await user.paste(text);
  }
  await screen.findByRole('option', { name: 'India' });
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(await findSubmit());
  await screen.findByText('What we received');
  expect(screen.getByText('Hip Replacement')).toBeVisible();
});

it('carries no list in its HTML, and the one treatment that its address names', async () => {
  network.use(hip);
  const load = async (path: string) => {
    const { context, queryClient } = createTestContext({ ...LONG, path, server: true });
    expect(await page.load?.(context)).toEqual({ status: 200 });
    return queryClient.getQueriesData({ queryKey: ['treatment-choices'] }).map(([, list]) => list);
  };
  expect(await load('/contact')).toEqual([[]]);
  expect(await load('/contact?treatment=hip-replacement')).toMatchObject([[{ id: '52' }]]);
});

it('fills in the treatment of an address, lets one of many destinations be typed, and keeps what is typed wrongly next to its message', async () => {
  const countries = Array.from({ length: 41 }, (_, index) => ({
    country: `Country ${'abcdefghij'[index % 10]}${'klmno'[Math.floor(index / 10)]}`,
  }));
  network.use(hip, answering('POST', 'masters/treatment-countries', countries));
  const { user } = renderContact({ ...LONG, path: '/contact?treatment=hip-replacement' });
  await waitFor(async () => expect(await findField('Destination')).toHaveAttribute('list'));
  expect(await findField('Treatment')).toHaveValue('Hip Replacement');
  const field = await findField('Destination');
  await user.type(field, 'Atlantis');
  await user.click(screen.getByRole('button', { name: 'Request My Quote' }));
  expect(field).toHaveValue('Atlantis');
  expect(field).toHaveAccessibleDescription(/This destination is not offered for your treatment/);
  await user.clear(field);
  await user.type(field, 'country AK');
  await user.click(screen.getByRole('button', { name: 'Request My Quote' }));
  await waitFor(() => expect(field).toHaveValue('Country ak'));
  expect(field).toBeValid();
});

it('fills in a country of an address that only the treatment’s own list has', async () => {
  network.use(hip, answering('POST', 'masters/treatment-countries', [{ country: 'Georgia' }]));
  const path = '/contact?treatment=hip-replacement&destination=Georgia';
  const { context, queryClient } = createTestContext({ path, server: true });
  await page.load?.(context);
  renderContact({ path, queryClient });
  await screen.findByRole('option', { name: 'Georgia' });
  await waitFor(async () => expect(await findField('Destination')).toHaveValue('Georgia'));
});
