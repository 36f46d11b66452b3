import { renderExpose, screen } from '@carefare/testing';
import * as contact from '../src/exposes/contact.tsx';

export const SUBMISSIONS = 'journey/:id/submissions';

/** Renders /contact. */
export const renderContact = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(contact, { path: '/contact', ...options });

/** A field by its label. */
export const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
/** The button that sends the form. */
export const findSubmit = () => screen.findByRole('button', { name: 'Request My Quote' });
/** The result of sending, by its title. */
export const findResult = (title: string) => screen.findByRole('group', { name: title });

/** Fills in the required fields and a destination. Pastes, since typing key by key is slow on a busy machine. */
export async function fillForm({ user }: Pick<ReturnType<typeof renderExpose>, 'user'>) {
  await user.click(await findField('Full Name'));
  await user.paste('Jo Doe');
  await user.click(await findField('Email'));
  await user.paste('jo@example.org');
  await screen.findByRole('option', { name: 'Hip Replacement' });
  await user.selectOptions(await findField('Treatment'), 'Hip Replacement');
  await screen.findByRole('option', { name: 'India' });
  await user.selectOptions(await findField('Destination'), 'India');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}
