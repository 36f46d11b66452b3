// @vitest-environment jsdom
import { fireEvent, screen, violations, within } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { findField, findResult, findSubmit, renderContact } from '../../testing/contact-page.ts';

describe('fields', () => {
  it('lists invalid fields, takes the focus to the list and links to each field', async () => {
    const { user, container } = renderContact();
    await user.click(await findSubmit());
    const result = await findResult('There is a problem');
    expect(result).toHaveFocus();
    expect(within(result).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    const links = within(result).getAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual([
      'Invalid name - Please enter a valid name (alphabets only)',
      'Invalid email - Please enter a valid email address',
      'Please choose a treatment',
      'Please agree so that we can use your health information for this quote',
    ]);
    expect(await violations(container)).toEqual([]);
    await user.click(within(result).getByRole('link', { name: /Invalid email/ }));
    expect(await findField('Email')).toHaveFocus();
    expect(await findField('Email')).toBeInvalid();
    await user.type(await findField('Email'), 'jo@example.org');
    expect(within(result).queryByRole('link', { name: /Invalid email/ })).toBeNull();
  });

  it('removes what a name cannot contain, at the caret, and says so', async () => {
    const { user, recorded } = renderContact();
    const name = await findField('Full Name');
    await user.type(name, "Sean O'Brien 3rd");
    expect(name).toHaveValue('Sean O Brien rd');
    expect(recorded.announced).toEqual([
      'Only letters and spaces can be used here. Other characters were removed.',
    ]);
    await user.clear(name);
    await user.type(name, 'Jo Doe');
    name.setSelectionRange(2, 2);
    await user.keyboard('7an');
    expect(name).toHaveValue('Joan Doe');
  });

  it('keeps characters while they are being composed, and sanitizes them afterwards', async () => {
    renderContact();
    const name = await findField('Full Name');
    fireEvent.compositionStart(name);
    fireEvent.input(name, { target: { value: '田中1' }, isComposing: true });
    expect(name).toHaveValue('田中1');
    fireEvent.compositionEnd(name);
    expect(name).toHaveValue('田中');
  });

  it('sanitizes pasted and autofilled phone numbers', async () => {
    const { user } = renderContact();
    const phone = await findField('Phone');
    await user.click(phone);
    await user.paste('tel:+44 (0)20 7946');
    expect(phone).toHaveValue('+44 020 7946');
    fireEvent.input(phone, { target: { value: '+1.555.010.0199' } });
    expect(phone).toHaveValue('+15550100199');
  });

  it('counts the characters of the notes', async () => {
    const { user } = renderContact();
    await user.type(await findField('Notes'), 'Hello');
    expect(screen.getByText('5 of 2,000 characters')).toBeVisible();
  });
});
