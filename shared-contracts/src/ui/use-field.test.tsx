import '@carefare/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox, NativeSelect, Textarea, TextInput } from './forms/inputs.tsx';

const answers = { name: '', notes: '', day: '', country: '', agreed: false };

interface FormProps {
  keep?: (name: string) => string;
  /** Receives what renders the form again. */
  onShow?: (change: () => void) => void;
}

/** A form whose owner knows what its fields tell, and writes each of them with every answer. */
function Form({ keep, onShow }: FormProps) {
  const [draft, setDraft] = useState(answers);
  const [, change] = useState(0);
  useEffect(() => onShow?.(() => change(count => count + 1)), [onShow]);
  const [isListed, setListed] = useState(false);
  const field = (key: 'name' | 'notes' | 'day' | 'country') => ({
    label: key,
    value: draft[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft(others => ({ ...others, [key]: key === 'name' && keep ? keep(value) : value })),
  });
  return (
    <>
      <TextInput {...field('name')} />
      <Textarea {...field('notes')} />
      <TextInput {...field('day')} type="date" />
      <NativeSelect {...field('country')} data={['', ...(isListed ? ['India', 'Peru'] : [])]} />
      <Checkbox
        label="agreed"
        checked={draft.agreed}
        onChange={({ currentTarget: { checked } }) => setDraft(others => ({ ...others, agreed: checked }))}
      />
      <button onClick={() => setListed(true)}>List</button>
      <button onClick={() => setDraft(others => ({ ...others, name: 'Zoë', country: 'India' }))}>Trip</button>
      <output>{JSON.stringify(draft)}</output>
    </>
  );
}

function show(props: Pick<FormProps, 'keep'> = {}) {
  let change = () => {};
  render(<Form {...props} onShow={again => (change = again)} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    change: () => change(),
    field,
    press: (name: string) => screen.getByRole('button', { name }),
    told: () => JSON.parse(screen.getByRole('status').textContent) as typeof answers,
  };
}

/** Sets a field as form fillers do: by the element, so that React takes the value for its own. */
const fill = (element: HTMLInputElement, value: string | boolean) =>
  act(() => {
    if (typeof value === 'boolean') element.checked = value;
    else element.value = value;
  });

describe('what a form filler sets', () => {
  it.each([['input'], ['change'], ['focusout'], ['keydown']])('is told with the event %s', event => {
    const { field, press, told } = show();
    fireEvent.click(press('List'));
    for (const [label, value] of Object.entries({
      name: 'Ana',
      notes: 'Left hip',
      day: '2027-05-01',
      country: 'Peru',
      agreed: true,
    })) {
      fill(field(label), value);
      fireEvent(field(label), new Event(event, { bubbles: true }));
      expect(told()).toMatchObject({ [label]: value });
    }
    expect(told()).toEqual({
      name: 'Ana',
      notes: 'Left hip',
      day: '2027-05-01',
      country: 'Peru',
      agreed: true,
    });
  });

  it('without an event is told, and stands there, when the next question is answered', () => {
    const { field, told } = show();
    fill(field('name'), 'Ana');
    fill(field('day'), '2027-05-01');
    fireEvent.input(field('notes'), { target: { value: 'x' } });
    expect(field('name')).toHaveValue('Ana');
    expect(told()).toMatchObject({ name: 'Ana', notes: 'x', day: '2027-05-01' });
  });

  it('stands there while something else changes on the page', () => {
    const { field, change } = show();
    fill(field('name'), 'Ana');
    act(change);
    expect(field('name')).toHaveValue('Ana');
  });
});

describe('a field', () => {
  it('shows what its owner sets, keeps of what is typed, and finds once the list has it', () => {
    const { field, press, told } = show({ keep: name => name.replaceAll(/\d/g, '') });
    fireEvent.input(field('name'), { target: { value: 'A1na2' } });
    expect(field('name')).toHaveValue('Ana');
    fireEvent.click(press('Trip'));
    expect(field('name')).toHaveValue('Zoë');
    expect(field('country')).toHaveValue('');
    fireEvent.click(press('List'));
    expect(field('country')).toHaveValue('India');
    expect(told()).toMatchObject({ name: 'Zoë', country: 'India' });
  });

  it('is not written while it is typed into: Firefox would empty a date whose month is corrected', () => {
    const { field } = show();
    const day = field('day');
    const writes: string[] = [];
    const noteWrite = (value: string) => {
      writes.push(value);
    };
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    Object.defineProperty(day, 'value', { get, set: noteWrite });
    // As a browser does while the month is away.
    for (const text of ['2027-05-01', '', '2027-06-01']) {
      set?.call(day, text);
      fireEvent(day, new Event('input', { bubbles: true }));
      expect([writes, day.getAttribute('value')]).toEqual([[], '']);
    }
  });
});
