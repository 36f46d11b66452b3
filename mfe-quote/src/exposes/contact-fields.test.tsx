import { fireEvent, screen, waitFor, within } from '@carefare/testing';
import { titleNoteAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { fillForm, findField, findResult, findSubmit, renderContact } from '../../testing/contact-page.ts';

describe('fields', () => {
  it('leaves the list of invalid fields once it is put right', async () => {
    const { user } = renderContact();
    await user.click(await findSubmit());
    const result = within(await findResult('There is a problem'));
    await user.click(result.getByRole('link', { name: 'Enter your email address' }));
    expect(await findField('Email')).toBeInvalid();
    await user.keyboard('jo@example.org');
    expect(result.queryByRole('link', { name: /email/ })).toBeNull();
  });

  it('keeps the focus where it is when a field is left with a mistake after the others were put right', async () => {
    const { user } = renderContact();
    await fillForm({ user });
    await user.clear(await findField('Email'));
    await user.click(await findSubmit());
    await findResult('There is a problem');
    await user.type(await findField('Email'), 'jo@example.org');
    await user.type(await findField('Phone'), '12');
    await user.tab();
    await findResult('There is a problem');
    expect(await findField('Treatment')).toHaveFocus();
  });

  it('says in the title of the document that there are errors, until there are none', async () => {
    const { user, store } = renderContact();
    const titleNote = () => store.get(titleNoteAtom);
    expect(titleNote()).toBeNull();
    await fillForm({ user });
    await user.clear(await findField('Email'));
    await user.click(await findSubmit());
    await findResult('There is a problem');
    expect(titleNote()).toBe('Error:');
    await user.type(await findField('Email'), 'jo@example.org');
    expect(titleNote()).toBe('');
  });

  it('offers the international form of a phone number from the source country', async () => {
    const { user } = renderContact();
    await user.type(await findField('Phone'), '07700 900123');
    expect(screen.queryByRole('button', { name: /Use it/ })).toBeNull();
    await user.selectOptions(await findField('Source Country'), 'UK');
    await user.click(screen.getByRole('button', { name: '+44 7700 900123 · Use it' }));
    expect(await findField('Phone')).toHaveValue('+44 7700 900123');
    expect(await findField('Phone')).toHaveFocus();
    expect(await findField('Phone')).toBeValid();
    expect(screen.queryByRole('button', { name: /Use it/ })).toBeNull();
  });

  it('keeps a name and an address that are too long, and says so', async () => {
    const { user } = renderContact();
    await user.click(await findField('Full Name'));
    await user.paste('a'.repeat(101));
    await user.click(await findField('Email'));
    await user.paste(`${'a'.repeat(250)}@x.org`);
    await user.tab();
    expect(await screen.findByText('Please keep the name within 100 characters')).toBeVisible();
    expect(await screen.findByText('Please keep the email address within 254 characters')).toBeVisible();
    expect(await findField('Full Name')).toHaveValue('a'.repeat(101));
  });

  it('reports a wrong value after the press that leaves them, counts the notes, and reports too many at once', async () => {
    const { user } = renderContact();
    const [email, notes] = [await findField('Email'), await findField('Notes')];
    await user.type(email, 'jo@');
    await user.pointer({ keys: '[MouseLeft>]', target: notes });
    await new Promise(resolve => setTimeout(resolve));
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await user.click(notes);
    await user.paste('x'.repeat(2_002));
    expect(notes).toBeInvalid();
    expect(notes).toHaveAccessibleDescription(/2 characters too many; 2,000 are possible/);
    await user.type(notes, '{Backspace}{Backspace}');
    expect(notes).toBeValid();
    expect(screen.getByText('2,000 of 2,000 characters')).toBeVisible();
  });

  it('removes what a name cannot contain, at the caret, and says so', async () => {
    const { user, recorded } = renderContact();
    const name = await findField('Full Name');
    await user.type(name, "Sean O'Brien 43rd");
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

  it('shows an address and a number as they are sent once the field is left', async () => {
    const { user } = renderContact();
    const email = await findField('Email');
    const phone = await findField('Phone');
    await user.click(email);
    await user.paste('Ana <mailto:ana@example.org>,');
    await user.click(phone);
    await user.paste('0044 ٢٠ 7946 0000');
    await user.tab();
    await waitFor(() => expect(phone).toHaveValue('+44 20 7946 0000'));
    expect(email).toHaveValue('ana@example.org');
    expect(email).toBeValid();
  });

  it('sanitizes an autofilled phone number', async () => {
    renderContact();
    const phone = await findField('Phone');
    fireEvent.input(phone, { target: { value: '+1.555.010.0199' } });
    expect(phone).toHaveValue('+1 555 010 0199');
  });
});
