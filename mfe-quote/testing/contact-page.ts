import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** A field by its label. */
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
/** The form's button. */
export const submit = () => screen.findByRole('button', { name: 'Request My Quote' });
/** What came of sending, by its title. */
export const panel = (title: string) => screen.findByRole('group', { name: title });

/** Fills in what is required, and a destination. */
export async function fill(user: UserEvent) {
  await user.type(await field('Full Name'), 'Jo Doe');
  await user.type(await field('Email'), 'jo@example.org');
  await screen.findByRole('option', { name: 'Hip Replacement' });
  await user.selectOptions(await field('Treatment'), 'Hip Replacement');
  await screen.findByRole('option', { name: 'India' });
  await user.selectOptions(await field('Destination'), 'India');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}
