// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { field, panel, submit } from '../../testing/quote-actions.ts';
import { openContact } from '../../testing/quote-page.ts';

describe('fields', () => {
  it('names what is wrong, takes the focus there and leads to the field', async () => {
    const { user } = openContact();
    await user.click(await submit());
    const summary = await panel('There is a problem');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeInstanceOf(HTMLElement);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual([
      'Invalid name - Please enter a valid name (alphabets only)',
      'Invalid email - Please enter a valid email address',
      'Please choose a treatment',
      'Please agree so that we can use your health information for this quote',
    ]);
    await user.click(within(summary).getByRole('link', { name: /Invalid email/ }));
    expect(document.activeElement).toBe(await field('Email'));
    expect((await field('Email')).getAttribute('aria-invalid')).toBe('true');
    await user.type(await field('Email'), 'jo@example.org');
    expect(within(summary).queryByRole('link', { name: /Invalid email/ })).toBeNull();
  });

  it('takes out what a name cannot hold, where it was typed, and says so', async () => {
    const { user } = openContact();
    const name = await field('Full Name');
    await user.type(name, "Sean O'Brien 3rd");
    expect(name.value).toBe('Sean O Brien rd');
    expect(screen.getAllByText(/Other characters were removed/).length).toBeGreaterThan(0);
    await user.clear(name);
    await user.type(name, 'Jo Doe');
    name.setSelectionRange(2, 2);
    await user.keyboard('7an');
    expect(name.value).toBe('Joan Doe');
  });

  it('leaves characters alone while they are composed, and takes them out afterwards', async () => {
    openContact();
    const name = await field('Full Name');
    fireEvent.compositionStart(name);
    fireEvent.input(name, { target: { value: '田中1' }, isComposing: true });
    expect(name.value).toBe('田中1');
    fireEvent.compositionEnd(name);
    await waitFor(() => expect(name.value).toBe('田中'));
  });

  it('takes out of a pasted or filled-in phone number what it cannot hold', async () => {
    const { user } = openContact();
    const phone = await field('Phone');
    await user.click(phone);
    await user.paste('tel:+44 (0)20 7946');
    expect(phone.value).toBe('+44 020 7946');
    fireEvent.input(phone, { target: { value: '+1.555.010.0199' } });
    await waitFor(() => expect(phone.value).toBe('+15550100199'));
  });

  it('counts the notes', async () => {
    const { user } = openContact();
    await user.type(await field('Notes'), 'Hello');
    expect(screen.getByText('5 of 2,000 characters')).toBeInstanceOf(HTMLElement);
  });
});
